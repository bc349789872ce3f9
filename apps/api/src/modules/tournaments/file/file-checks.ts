import { winnerBy } from '@oche/darts/match';
import { statesOf } from '@oche/darts/tournaments/bracket';
import type { Course } from '@oche/darts/tournaments/course';
import type { TournamentFile } from '@oche/validators/tournaments/file';
import type { ValidationKey } from '@oche/validators/validation';
import { AppError } from '../../../lib/errors.ts';
import { type Formats, formatFor } from '../matches/formats.ts';

/** What contradicts itself in a file is refused with the place where it stands. */
const wrongAt = (path: string, key: ValidationKey = 'invalid'): AppError =>
  new AppError('BAD_INPUT', { fields: { [path]: key } });

/** @throws AppError BAD_INPUT where entries are named that the file doesn't have, or twice */
export function requireWhole(file: TournamentFile): void {
  const { entries, tournament, draw, late, left, matches, status } = file;
  if (entries.length > tournament.maxParticipants) throw wrongAt('entries', 'tooMany');
  for (const [index, { players }] of entries.entries()) {
    if (players.length !== tournament.teamSize) throw wrongAt(`entries.${index}.players`);
  }
  const isPlayed = status === 'active' || status === 'completed';
  if (isPlayed && !draw) throw wrongAt('draw', 'required');
  if (!isPlayed && matches.some(({ score }) => score !== null)) throw wrongAt('status');
  requireEach('left', left, entries.length);
  const lots = new Set<number>();
  for (const [index, { lot }] of entries.entries()) {
    if (!draw && lot === null) continue;
    if (!draw || lot === null || lots.has(lot)) throw wrongAt(`entries.${index}.lot`);
    lots.add(lot);
  }
  if (!draw) {
    if (late.length + matches.length > 0) throw wrongAt('draw', 'required');
    return;
  }
  if (draw.kind !== tournament.tournamentType) throw wrongAt('draw.kind');
  const drawn = draw.entrants.map(({ entry }) => entry);
  requireEach('draw.entrants', drawn, entries.length);
  requireEach('draw.places', draw.places, entries.length);
  if (draw.seeded > drawn.length) throw wrongAt('draw.seeded', 'tooLarge');
  const all = new Set(drawn);
  const isOther = draw.places.length !== all.size || draw.places.some((entry) => !all.has(entry));
  if (isOther) throw wrongAt('draw.places');
  const comers = late.map(({ entry }) => entry);
  requireEach('late', comers, entries.length);
  const twice = comers.findIndex((entry) => all.has(entry));
  if (twice >= 0) throw wrongAt(`late.${twice}.entry`);
  const taken = new Set(draw.places.keys());
  for (const [index, { place }] of late.entries()) {
    if (taken.has(place)) throw wrongAt(`late.${index}.place`);
    taken.add(place);
  }
  requireMatches(file, new Set([...drawn, ...comers]));
}

function requireEach(path: string, entries: readonly number[], count: number): void {
  const seen = new Set<number>();
  for (const [index, entry] of entries.entries()) {
    if (entry > count || seen.has(entry)) throw wrongAt(`${path}.${index}`);
    seen.add(entry);
  }
}

/** That each is there once, between two who were drawn; in a Swiss system nobody plays twice in a round. */
function requireMatches({ matches }: TournamentFile, drawn: ReadonlySet<number>): void {
  const keys = new Set<string>();
  const inRound = new Set<string>();
  let last = 0;
  for (const [index, { key, stage, round, players, score }] of matches.entries()) {
    const at = `matches.${index}`;
    if (keys.has(key)) throw wrongAt(`${at}.key`);
    keys.add(key);
    const known = players.filter((player) => player !== null);
    const isPaired = known.length === 2 || (stage === 'swiss' && score === null);
    if (!isPaired || known.length === 0 || known[0] === known[1]) throw wrongAt(`${at}.players`);
    if (known.some((player) => !drawn.has(player))) throw wrongAt(`${at}.players`);
    if (stage !== 'swiss') continue;
    if (round < last || round > last + 1) throw wrongAt(`${at}.round`);
    last = round;
    for (const player of known) {
      if (inRound.has(`${round} ${player}`)) throw wrongAt(`${at}.players`);
      inRound.add(`${round} ${player}`);
    }
  }
}

/** Who has won by a result. @throws AppError BAD_INPUT for what no match of this format ends with */
export function winnersIn({ matches }: TournamentFile, formats: Formats): (0 | 1 | null)[] {
  return matches.map(({ stage, round, score }, index) => {
    if (score === null) return null;
    const winner = winnerBy(formatFor(formats, { stage, round }), score);
    if (winner === undefined) throw wrongAt(`matches.${index}.score`);
    return winner;
  });
}

/** That every result is one of a match between the same two. @throws AppError BAD_INPUT at the first that isn't */
export function requirePlayed(
  { matches }: TournamentFile,
  course: Course,
  idOf: (entry: number) => number,
): void {
  const states = statesOf(course.bracket);
  for (const [index, { key, players, score }] of matches.entries()) {
    const state = states.get(key);
    if (!state) throw wrongAt(`matches.${index}.key`);
    const isSame = players.every((player, side) => {
      const stands = state.players[side];
      return player === null ? typeof stands !== 'number' : stands === idOf(player);
    });
    if (!isSame || (score !== null && !state.result)) throw wrongAt(`matches.${index}.players`);
  }
}
