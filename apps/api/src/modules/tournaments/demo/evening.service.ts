import { randomFrom } from '@oche/darts/random';
import type { Tx } from '@oche/db';
import { drawInput } from '@oche/validators/tournaments/schemas';
import { demoActor } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { scoreDemoMatch } from '../../games/index.ts';
import { setStatus } from '../core/tournament-change.queries.ts';
import { drawIn } from '../draw/draw.service.ts';
import { listBoards } from '../evening/evening.queries.ts';
import * as evening from '../evening/evening-write.queries.ts';
import { getPlayed } from '../matches/course.queries.ts';
import { requireCourse } from '../matches/course.service.ts';
import { listEntrants } from '../matches/entrants.queries.ts';
import { formatFor } from '../matches/formats.ts';
import type { StoredMatch } from '../matches/match-rows.ts';
import { readFormats } from '../matches/matches.service.ts';
import { takeResultIn } from '../results/live.service.ts';
import { beginMatch } from '../results/results.queries.ts';
import type { Announced } from './demo-tournaments.ts';

const MATCH_MINUTES = 22;
const BOARDS = 2;
/** Visits that were thrown in a semi-final that goes on. */
const LIVE_VISITS = 23;

const at = ({ startsAt }: Announced, minutes: number) =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

/** Plays a tournament from its draw to its last match. */
export async function playFinished(deps: Deps, tx: Tx, tournament: Announced): Promise<void> {
  await begin(deps, tx, tournament, { thirdPlace: true });
  await playRounds(deps, tx, tournament, Number.POSITIVE_INFINITY);
}

/** Plays the first round; of the semi-finals one goes on, and one has been called. */
export async function playUntilSemiFinals(
  deps: Deps,
  tx: Tx,
  tournament: Announced,
): Promise<void> {
  const { id: tournamentId } = tournament;
  await begin(deps, tx, tournament, {});
  const present = (await evening.listLoungeBoards(tx, { tournamentId })).slice(0, BOARDS);
  const named = ['Board 1', 'Board 2'].map((name, index) => ({
    name: present[index]?.name ?? name,
    loungeBoardId: present[index]?.id ?? null,
  }));
  await evening.insertBoards(tx, tournamentId, named);
  const minutes = await playRounds(deps, tx, tournament, 1);
  const boards = await listBoards(tx, { tournamentId });
  const open = await openMatches(tx, tournamentId);
  for (const [index, match] of open.slice(0, BOARDS).entries()) {
    const board = boards[index];
    if (!board) continue;
    const { id: boardId, loungeBoardId } = board;
    const now = at(tournament, minutes);
    const call = { tournamentId, matchId: match.id, boardId, loungeBoardId, markerId: null };
    await evening.insertCall.first(tx, { ...call, calledBy: null, now });
    await evening.setCalled.first(tx, { matchId: match.id });
    if (index > 0) continue;
    const live = { from: minutes, until: minutes + 6, visits: LIVE_VISITS, boardId: loungeBoardId };
    await score(deps, tx, tournament, match, live);
  }
}

async function begin(
  deps: Deps,
  tx: Tx,
  { id, organiserId, startsAt }: Announced,
  options: { thirdPlace?: boolean },
): Promise<void> {
  const ctx = { ...deps, actor: demoActor(organiserId), clock: { now: () => startsAt } };
  await drawIn(ctx, tx, drawInput.parse({ id, seed: `Oche ${id}`, options }));
  const now = startsAt.toISOString();
  await setStatus(tx, {
    id,
    status: 'active',
    startedAt: now,
    completedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    now,
  });
}

async function openMatches(tx: Tx, tournamentId: number): Promise<StoredMatch[]> {
  const { rows } = await requireCourse(tx, tournamentId);
  return rows.filter(({ status }) => status === 'open');
}

/**
 * Plays what can be played, as many times as told, two matches at a time.
 * @returns the minutes after the beginning when the last match was over
 */
async function playRounds(
  deps: Deps,
  tx: Tx,
  tournament: Announced,
  rounds: number,
): Promise<number> {
  let minutes = 2;
  for (let round = 0; round < rounds; round += 1) {
    const open = await openMatches(tx, tournament.id);
    if (open.length === 0) break;
    for (const [index, match] of open.entries()) {
      const from = minutes + Math.floor(index / BOARDS) * (MATCH_MINUTES + 3);
      const until = from + MATCH_MINUTES;
      const gameId = await score(deps, tx, tournament, match, { from, until, boardId: null });
      await takeResultIn({ ...deps, clock: { now: () => at(tournament, until) } }, tx, gameId);
    }
    minutes += Math.ceil(open.length / BOARDS) * (MATCH_MINUTES + 3);
  }
  return minutes;
}

interface Scored {
  /** minutes after the beginning of the tournament */
  from: number;
  until: number;
  visits?: number;
  boardId: number | null;
}

async function score(
  deps: Deps,
  tx: Tx,
  tournament: Announced,
  match: StoredMatch,
  { from, until, ...scored }: Scored,
): Promise<number> {
  const { id: tournamentId, organiserId, loungeId } = tournament;
  const played = await getPlayed.first(tx, { tournamentId });
  if (!played?.rules) throw new Error(`the scorer doesn't know the game of ${tournamentId}`);
  const entrants = await listEntrants(tx, { tournamentId, viewerId: '' });
  const playersOf = (entry: number | null) =>
    (entrants.find(({ id }) => id === entry)?.players ?? []).map(({ userId, name }) => ({
      userId,
      guestName: userId === null ? name : null,
    }));
  const startedAt = at(tournament, from);
  const gameId = await scoreDemoMatch(deps, tx, {
    ...scored,
    createdBy: organiserId,
    rules: played.rules,
    format: formatFor(await readFormats(tx, tournamentId), match),
    sides: [playersOf(match.entry_a), playersOf(match.entry_b)],
    loungeId,
    startedAt,
    movedAt: at(tournament, until),
    random: randomFrom(`${tournamentId} ${match.key}`),
  });
  await beginMatch(tx, { matchId: match.id, gameId, now: startedAt });
  return gameId;
}
