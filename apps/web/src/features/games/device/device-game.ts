import { type Game, replay, type Setup } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import type { GameOutput } from '@oche/validators/games/schemas';
import { sideMarks, sideStatistics } from '../score/board/side-facts.ts';
import type { Kept } from '../score/storage/scorer-state.ts';
import { newSummary, type StoredGame, type Summary } from './stored-games.ts';

/** As the scorer wants to know a game that only this device has. */
export function outputOf(stored: StoredGame): GameOutput {
  const { id, rules, format, first, sides, kept, startedAt, finishedAt } = stored;
  return {
    id,
    status: 'playing',
    visibility: 'private',
    revision: kept.revision,
    rules,
    format,
    first,
    players: sides.flatMap((names, side) =>
      names.map((guestName, position) => ({
        side,
        position,
        person: null,
        guestName,
        hasAccepted: true,
      })),
    ),
    entries: kept.entries,
    lounge: null,
    boardName: null,
    winnerSide: stored.summary.winner,
    isRemote: false,
    withCamera: false,
    deviceId: null,
    createdAt: startedAt,
    finishedAt,
    can: { score: true, accept: false, cancel: false, shareGuests: false },
  };
}

const setupOf = ({ rules, format, first, sides }: StoredGame): Setup => ({
  rules,
  format,
  first,
  sides: sides.map((names) => names.length),
});

/** A game with what has been entered now. @param now when that was */
export function withKept(stored: StoredGame, kept: Kept, now: Date): StoredGame {
  const game = replay(setupOf(stored), kept.entries);
  // what the scorer has played can be played again
  if (isRefusal(game)) return stored;
  const summary = summaryOf(game);
  const end = stored.finishedAt ?? now.toISOString();
  return { ...stored, kept, summary, finishedAt: summary.winner === null ? null : end };
}

/** What a list says of a game without playing it again. */
function summaryOf(game: Game): Summary {
  const { setup, position } = game;
  const { winner, sets, legs } = position.standing;
  const isX01 = setup.rules.game === 'x01';
  const won = setup.format.sets ? sets : legs;
  return {
    ...newSummary(setup.sides.length),
    winner: winner ?? null,
    score: setup.sides.map((_, side) => won[side] ?? 0),
    averages: setup.sides.map(
      (_, side) => (isX01 ? sideStatistics(game, side)?.average : sideMarks(game, side)) ?? null,
    ),
    max: setup.sides.map((_, side) => sideStatistics(game, side)?.visits.is180 ?? 0),
    highestFinish: setup.sides.map((_, side) => sideStatistics(game, side)?.highestFinish ?? 0),
  };
}
