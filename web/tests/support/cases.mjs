// The case files of `fixtures`, as game files.
import { readFileSync, readdirSync } from "node:fs";
import { fixture } from "./phone.mjs";

const HOLDINGS = /^(coins|knights|towers) (\d+)$/;

function rulesOf([game, ...words]) {
    const size = words.find((word) => /^\d+x\d+$/.test(word));
    const edition = words.find((word) => ["classic", "revised"].includes(word));
    const bonuses = words.filter((word) => ["middle-kingdom", "harmony"].includes(word));
    return {
        game,
        ...(edition && { edition }),
        ...(size && game !== "duel" && { size: Number.parseInt(size, 10) }),
        ...(bonuses.length > 0 && { bonuses }),
        ...(words.includes("dynasty") && { dynasty: true }),
    };
}

function playerOf([name, ...items]) {
    const player = { name, kingdom: [] };
    for (const item of items) {
        const [, thing, count] = item.match(HOLDINGS) ?? [];
        if (thing) player[thing] = Number(count);
        else if (item === "queen") player.queen = true;
        else if (item.startsWith("power ")) player.power = item.slice(6);
    }
    return player;
}

/** Every case of a folder: its title and its game as text. */
export function cases(folder) {
    const texts = readdirSync(fixture(folder)).map((file) => readFileSync(fixture(folder, file), "utf8"));
    return texts.flatMap((text) => text.split("\n== ").slice(1)).map((part) => {
        const [title, ...lines] = part.split("\n");
        const game = { crowncount: 1, rounds: [{ players: [] }] };
        for (const line of lines) {
            const round = game.rounds.at(-1);
            if (line.startsWith("rules ")) game.rules = rulesOf(line.slice(6).trim().split(" "));
            else if (line === "round") game.rounds.push({ players: [] });
            else if (line.startsWith("player ")) round.players.push(playerOf(line.slice(7).split(", ")));
            else if (line.startsWith("    ")) round.players.at(-1).kingdom.push(line.trim());
        }
        return { title, text: JSON.stringify(game) };
    });
}
