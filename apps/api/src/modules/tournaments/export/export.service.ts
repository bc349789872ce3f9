import { Readable } from 'node:stream';
import type { Entry } from '@oche/darts/game';
import type { CourseOutput, Entrant } from '@oche/validators/tournaments/schemas';
import { CSV_BOM, csvLine } from '../../../lib/csv.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { readThrown, type ThrownGame } from '../../games/index.ts';
import { readOrganised } from '../core/tournament.service.ts';
import { listMatches } from '../matches/matches.service.ts';
import type { MatchRow, ThrowRow } from './export-rows.ts';
import { type Exported, type ExportFormat, exportTexts } from './export-texts.ts';

type Row = MatchRow | ThrowRow;

/** How many games are in memory at once. */
const GAMES = 50;

/**
 * Matches of a tournament, or every visit that was scored at it, as a file.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN for somebody who doesn't organise it
 */
export async function exportTournament(
  ctx: MemberContext,
  { id, what, format }: { id: number; what: Exported; format: ExportFormat },
): Promise<{ fileName: string; content: Readable }> {
  await readOrganised(ctx.db, ctx.actor, id);
  const course = await listMatches(ctx, { id });
  const rows = what === 'matches' ? [matchRows(course)] : throwRows(ctx, course);
  const { separator, heads, names } = exportTexts[ctx.locale];
  const lines = format === 'json' ? asJson(rows) : asCsv(rows, heads[what], separator);
  return { fileName: `${names[what]}-${id}.${format}`, content: Readable.from(lines) };
}

type Slices = Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;

async function* asCsv(slices: Slices, head: string[], separator: ';' | ',') {
  yield CSV_BOM + csvLine(head, separator);
  for await (const rows of slices) {
    yield rows.map((row) => csvLine(Object.values(row), separator)).join('');
  }
}

async function* asJson(slices: Slices) {
  let before = '[';
  for await (const rows of slices) {
    for (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  }
  yield before === '[' ? '[]' : ']';
}

function matchRows({ matches, entrants }: CourseOutput): MatchRow[] {
  const nameOf = namesIn(entrants);
  return matches.map(({ number, plan, players, score, winner, status, gameId }) => ({
    match: number,
    stage: plan.stage,
    round: plan.round,
    group: plan.group ?? null,
    first: nameOf(players[0]),
    second: nameOf(players[1]),
    firstLegs: score?.[0] ?? null,
    secondLegs: score?.[1] ?? null,
    winner: winner === null ? null : nameOf(players[winner] ?? null),
    status,
    gameId,
  }));
}

type Place = CourseOutput['matches'][number]['players'][number];

function namesIn(entrants: readonly Entrant[]): (player: Place) => string | null {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return (player) => (typeof player === 'number' ? (names.get(player) ?? null) : null);
}

async function* throwRows({ db }: MemberContext, { matches, entrants }: CourseOutput) {
  const playersOf = new Map(entrants.map(({ id, players }) => [id, players]));
  const scored = matches.filter(({ gameId }) => gameId !== null);
  for (let from = 0; from < scored.length; from += GAMES) {
    const slice = scored.slice(from, from + GAMES);
    const games = await readThrown(
      db,
      slice.flatMap(({ gameId }) => gameId ?? []),
    );
    const byId = new Map(games.map((game) => [game.id, game]));
    yield slice.flatMap(({ number, gameId, players }) => {
      const game = byId.get(gameId ?? 0);
      const nameOf = (side: number, player: number) => {
        const entry = players[side];
        return typeof entry === 'number' ? (playersOf.get(entry)?.[player]?.name ?? null) : null;
      };
      return game ? visitRows(number, game, nameOf) : [];
    });
  }
}

function visitRows(
  match: number,
  { id: gameId, game }: ThrownGame,
  nameOf: (side: number, player: number) => string | null,
): ThrowRow[] {
  let leg = -1;
  let visit = 0;
  return game.turns.map((turn) => {
    visit = turn.leg === leg ? visit + 1 : 1;
    leg = turn.leg;
    return {
      match,
      gameId,
      leg: leg + 1,
      visit,
      player: nameOf(turn.side, turn.player),
      darts: dartsOf(game.entries[turn.entry]),
      points: turn.points,
    };
  });
}

/** As they were entered; null where only a total was. */
const dartsOf = (entry: Entry | undefined): string | null =>
  entry && 'darts' in entry ? entry.darts.join(' ') : null;
