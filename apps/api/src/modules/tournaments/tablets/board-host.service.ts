import type { Executor } from '@oche/db';
import type { AtBoardOutput } from '@oche/validators/boards/schemas';
import type { BoardHost, Tablet } from '../../../lib/declared/board-hosts.ts';
import type { Deps } from '../../../lib/deps.ts';
import { refuseTaken } from '../core/in-play.service.ts';
import { followTournament } from '../core/live.service.ts';
import { changeByHouse } from '../core/lock.service.ts';
import { passMarking } from '../evening/marker.service.ts';
import { readStanding } from '../evening/standing.service.ts';
import { getPlayed } from '../matches/course.queries.ts';
import { listEntrants } from '../matches/entrants.queries.ts';
import { formatFor } from '../matches/formats.ts';
import { readFormats } from '../matches/matches.service.ts';
import { startIn } from '../results/live.service.ts';
import { markResult } from '../results/marker.service.ts';
import { nextHere } from './next-here.ts';
import * as queries from './tablets.queries.ts';
import { goOn } from './take-back.service.ts';

type Entrant = Awaited<ReturnType<typeof listEntrants>>[number];
type Here = NonNullable<Awaited<ReturnType<typeof queries.getMatchHere.first>>>;

/** The matches of a tournament are played at its boards; whoever marks there is an entry. */
export const tournamentBoards: BoardHost<Deps, Here> = {
  kind: 'tournament',
  event: queries.eventOfTablet,
  change: (deps, id, work) => changeByHouse(deps, id, work).catch(refuseTaken),
  show,
  matchHere: (db, { boardId }) => queries.getMatchHere.first(db, { boardId }),
  async start(deps, tx, { hostId, pairedBy }, { matchId, first }) {
    const started = { tournamentId: hostId, matchId, first, createdBy: pairedBy };
    return { gameId: await startIn(deps, tx, started) };
  },
  report: (deps, tx, { hostId }, { matchId, score }) =>
    markResult(deps, tx, { tournamentId: hostId, matchId, score, by: null }),
  async listMarkers({ clock }, db, { hostId }, { a, b }) {
    const { standing } = await readStanding(db, hostId, clock.now());
    const entrants = await listEntrants(db, { tournamentId: hostId, viewerId: '' });
    return entrants
      .filter(({ id }) => id !== a && id !== b && !standing.busy.has(id) && !standing.gone.has(id))
      .map((entrant) => ({ id: entrant.id, name: nameIn(entrant) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'de', { numeric: true }));
  },
  setMarker: (tx, { id }, markerId) => passMarking(tx, id, markerId),
  isGameHere: async (db, { boardId }, gameId) =>
    (await queries.isGameHere.first(db, { boardId, gameId })) !== undefined,
  atLoungeBoard: (db, loungeBoardId) => queries.getAtLoungeBoard.first(db, { loungeBoardId }),
  goOn,
  follow: followTournament,
};

async function show(
  { db, clock }: Deps,
  { hostId: tournamentId, boardId, status }: Tablet,
): Promise<Pick<AtBoardOutput, 'match' | 'next' | 'last'>> {
  const [here, last, { standing }, nameOf, played, formats] = await Promise.all([
    queries.getMatchHere.first(db, { boardId }),
    queries.getLastHere.first(db, { tournamentId, boardId }),
    readStanding(db, tournamentId, clock.now()),
    readNames(db, tournamentId),
    getPlayed.first(db, { tournamentId }),
    readFormats(db, tournamentId),
  ]);
  const next = here || status !== 'active' ? undefined : nextHere(boardId, standing);
  return {
    match: here
      ? {
          id: here.id,
          number: here.number,
          status: here.status === 'playing' ? 'playing' : 'called',
          names: [nameOf(here.a), nameOf(here.b)],
          gameId: here.gameId,
          marker:
            here.markerId === null ? null : { id: here.markerId, name: nameOf(here.markerId) },
          format: formatFor(formats, here),
          hasScorer: played?.rules != null,
          isTypable: false,
          hasMarker: true,
        }
      : null,
    next: next
      ? {
          number: next.match.number,
          names: [nameOf(next.match.entries[0]), nameOf(next.match.entries[1])],
          until: next.until === null ? null : new Date(next.until).toISOString(),
        }
      : null,
    last:
      last && last.scoreA !== null && last.scoreB !== null
        ? {
            number: last.number,
            names: [nameOf(last.a), nameOf(last.b)],
            score: [last.scoreA, last.scoreB],
            winner: last.winner,
            gameId: here || last.source === 'organiser' ? null : last.gameId,
          }
        : null,
  };
}

const nameIn = ({ name, players }: Entrant): string =>
  name ?? players.map((player) => player.name).join(' / ');

async function readNames(db: Executor, tournamentId: number) {
  const entrants = await listEntrants(db, { tournamentId, viewerId: '' });
  const names = new Map(entrants.map((entrant) => [entrant.id, nameIn(entrant)]));
  return (entry: number | null) => (entry === null ? '' : (names.get(entry) ?? ''));
}
