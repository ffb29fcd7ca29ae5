### Проверка по бумаге: что посчитано вручную и какие ошибки объясняют разницу.

slip-coins = монеты ({ $coins }) не разделили на 3
slip-queen = забыли корону Королевы ({ $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
})
slip-crowns = { $territory } посчитали как { $squares }, без корон
slip-crosses = { $territory } посчитали как { $squares }, без крестов
slip-territory = пропустили область { $territory }
slip-domain = пропустили область { $territory }
slip-two-territories = область { $territory } посчитали за две, { $parts }
slip-two-domains = область { $territory } посчитали за две, { $parts }
slip-bonus = забыли { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
slip-building = { $building }: посчитали дважды ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
})
slip-swapped = перепутали со строкой «{ $line }»
slip-sum = ошибка в сложении; сумма строк — { $sum }
slip-follows = Сумма верна для этих строк, значит, ошибка в одной из них.
app-paper-slip = Вероятная ошибка: { $slip }.
app-paper-slip-in = Вероятная ошибка в строке «{ $line }»: { $slip }.
app-paper-column = { $player }, посчитано на бумаге
app-paper-close = Закрыть сверку
app-paper-hint = Введите, что насчитали; Enter переходит к следующей строке.
