### Les fichiers, et le dossier qui garde la partie.

disk-not-regular = c’est un périphérique ou un tube, pas un fichier ordinaire
disk-read-only = le disque est en lecture seule
disk-full = le disque est plein
store-adopted = Une partie laissée en cours par une autre fenêtre ({ $players }) se trouve maintenant parmi les parties passées.
store-taken = une autre fenêtre utilise ce dossier
store-ended = l’enregistrement s’est arrêté à cause d’une erreur du programme
photo-heic = les images HEIC ne peuvent pas être lues ; partagez ou exportez la photo en JPEG (iPhone : Réglages, Appareil photo, Formats, Le plus compatible)
photo-foreign = les images { $format } ne peuvent pas être lues ; enregistrez l’image en JPEG ou en PNG
app-not-saved = Non enregistrée
app-not-saved-why = Non enregistrée : { $what }. Crowncount réessaie.
app-company = Une autre fenêtre est ouverte. Chaque fenêtre a sa propre partie.
app-close-unsaved = Cette partie n’est pas enregistrée ({ $what }). Si vous fermez la fenêtre maintenant, les dernières modifications seront perdues.
button-close-anyway = Fermer quand même
button-stay = Laisser ouverte
app-replace = Vous avez modifié une partie gardée. La remplacer ? L’ancienne version ira dans la corbeille.
button-replace = Remplacer
button-keep-both = Garder les deux
app-kept-both = Les deux versions sont parmi vos parties passées.
app-past-trash = Corbeille
app-trash-none = La corbeille est vide.
app-past-restore = Restaurer { $players }
button-empty-trash = Vider la corbeille
button-delete-for-good = Supprimer
app-imported-and-updated = Parties ajoutées : { $added }, mises à jour : { $updated }, déjà présentes : { $known }, illisibles : { $refused }.
