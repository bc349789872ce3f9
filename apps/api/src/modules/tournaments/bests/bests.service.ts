import type { Db } from '@oche/db';
import type { Bests, tournamentInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { type GameFigures, readFigures } from '../../games/index.ts';
import { readFacts } from '../core/tournament.service.ts';
import { listEntrants } from '../matches/entrants.queries.ts';
import * as queries from './bests.queries.ts';
import { bestsOf, type Figures } from './bests.ts';

/**
 * What is known of a tournament at a revision: a wall and its watchers ask again and again, and a game that
 * has ended is replayed once.
 */
interface Known {
  revision: number;
  bests: Promise<Bests>;
  /** by `id revision` of the game */
  games: Map<string, GameFigures['figures']>;
}

/** No more evenings than this are kept at once; beyond it the first one is forgotten. */
const MOST_KNOWN = 100;

/** One per process, as there is one database; tests have several "processes" in one. */
const knownOfDb = new WeakMap<Db, Map<number, Known>>();

function knownOf(db: Db): Map<number, Known> {
  const known = knownOfDb.get(db) ?? new Map<number, Known>();
  knownOfDb.set(db, known);
  return known;
}

/**
 * The best of the evening, from the games that were scored throw by throw and have ended.
 * @throws AppError TOURNAMENT_NOT_FOUND
 */
export async function readBests(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: z.output<typeof tournamentInput>,
): Promise<Bests> {
  const { revision } = await readFacts(db, actor, id);
  const all = knownOf(db);
  const known = all.get(id);
  if (known?.revision === revision) return known.bests;
  const games = known?.games ?? new Map();
  const bests = readAnew(db, id, games);
  all.delete(id);
  all.set(id, { revision, bests, games });
  const [oldest] = all.keys();
  if (all.size > MOST_KNOWN && oldest !== undefined) all.delete(oldest);
  // what has failed is tried again
  bests.catch(() => all.delete(id));
  return bests;
}

async function readAnew(db: Db, id: number, known: Known['games']): Promise<Bests> {
  const games = await queries.listPlayedGames(db, { tournamentId: id });
  const keyOf = (game: { id: number; revision: number }) => `${game.id} ${game.revision}`;
  const unread = games.filter((game) => !known.has(keyOf(game)));
  const [entrants, read] = await Promise.all([
    listEntrants(db, { tournamentId: id, viewerId: '' }),
    readFigures(
      db,
      unread.map((game) => game.id),
    ),
  ]);
  const figuresOf = new Map(read.map(({ id: gameId, figures }) => [gameId, figures]));
  for (const game of unread) known.set(keyOf(game), figuresOf.get(game.id) ?? []);
  const namesOf = new Map(entrants.map((entrant) => [entrant.id, entrant.players]));
  const thrown = games.flatMap((game) =>
    [game.a, game.b].flatMap((entryId, side) =>
      (known.get(keyOf(game))?.[side] ?? []).flatMap((figures, place): Figures[] => {
        const name = entryId === null ? undefined : namesOf.get(entryId)?.[place]?.name;
        return entryId === null || name === undefined ? [] : [{ ...figures, entryId, name }];
      }),
    ),
  );
  return { games: games.length, game: games[0]?.kind ?? null, ...bestsOf(thrown) };
}
