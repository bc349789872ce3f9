import { outlookOf } from '@oche/darts/leagues/outlook';
import { attempt, type Tx } from '@oche/db';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { isoOf, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { listBoardsAt, replaceBlock } from '../../bookings/index.ts';
import { changeCalendar } from '../../lounges/index.ts';
import { type KeptBlock, keepingBoards } from '../core/deadlines.ts';
import { type Fixture, getDivisionOfFixture } from '../core/fixture.queries.ts';
import { changeDivisionIn } from '../core/lock.service.ts';
import { changeFixture, changeFixtureIn } from '../sheet/change-fixture.service.ts';
import * as queries from './boards.queries.ts';

type Home = NonNullable<Awaited<ReturnType<typeof queries.getHome.first>>>;

/** How many boards a fixture needs where its team has named none. */
const USUAL_BOARDS = 2;
const STEP_MS = 30 * MINUTE_MS;

/** What a fixture needs of its lounge. @returns undefined for one without a date */
export function needsOf({
  startsAt,
  format,
  boardIds,
}: Pick<Home, 'startsAt' | 'format' | 'boardIds'>) {
  if (startsAt === null) return undefined;
  const boards = boardIds.length || USUAL_BOARDS;
  const { minutes } = outlookOf(format, boards);
  const from = Date.parse(startsAt);
  const until = Math.ceil((from + minutes * MINUTE_MS) / STEP_MS) * STEP_MS;
  return { boards, startTime: startsAt, endTime: isoOf(until) };
}

/**
 * What may move a fixture or its boards: behind the lock of the lounge's calendar, where the lounge keeps boards for it,
 * and then behind that of the division, always in this order.
 */
export async function changeFixtureWithBoards<T>(
  ctx: ActingContext,
  id: number,
  work: (tx: Tx, fixture: Fixture) => Promise<T>,
): Promise<T> {
  const home = await queries.getHome.first(ctx.db, { fixtureId: id });
  const loungeId = home?.loungeId ?? null;
  if (loungeId === null || home?.agreedBy == null) return changeFixture(ctx, id, work);
  return changeCalendar(ctx, loungeId, (tx) =>
    changeFixtureIn(ctx, tx, id, (inner, fixture) => {
      // its home is another one meanwhile, whose calendar isn't held
      if (fixture.loungeId !== loungeId) throw new AppError('UNAVAILABLE', { retryAfter: 1 });
      return work(inner, fixture);
    }),
  );
}

/**
 * Keeps boards for a fixture at its date, in place of those it had. Call it behind the lock of the calendar.
 * @throws AppError BOARD_TAKEN when the lounge has none left
 */
export async function keepBoardsIn(ctx: Deps, tx: Tx, fixtureId: number): Promise<void> {
  const home = await queries.getHome.first(tx, { fixtureId });
  if (!home || home.loungeId === null || home.agreedBy === null) return;
  const { loungeId, blockId, agreedBy } = home;
  const needs = needsOf(home);
  const acting = { ...ctx, actor: { id: agreedBy } };
  if (!needs) {
    if (blockId !== null) await replaceBlock(acting, tx, { loungeId, blockId, next: null });
    await queries.noteBoards(tx, { fixtureId, blockId: null, refusedAt: null });
    return;
  }
  const boardIds = await chooseBoards(tx, home, needs);
  const { startTime, endTime } = needs;
  const reason = `${home.homeName} – ${home.awayName}`;
  const next = { boardIds, startTime, endTime, reason };
  const kept = await replaceBlock(acting, tx, { loungeId, blockId, next });
  await queries.noteBoards(tx, { fixtureId, blockId: kept, refusedAt: null });
}

type Needs = NonNullable<ReturnType<typeof needsOf>>;

/** Those that the team has named, else the first that are free. @throws AppError BOARD_TAKEN */
async function chooseBoards(tx: Tx, home: Home, needs: Needs): Promise<readonly number[]> {
  if (home.boardIds.length > 0) return home.boardIds;
  const all = await listBoardsAt(tx, {
    loungeId: home.loungeId ?? 0,
    exceptBlockId: home.blockId,
    ...needs,
  });
  const free = all.filter(({ isFree }) => isFree).map(({ id }) => id);
  if (free.length < needs.boards) throw new AppError('BOARD_TAKEN');
  return free.slice(0, needs.boards);
}

/**
 * The same for a fixture of a new list, by a job: where the lounge has no board left, the fixture says so, and its
 * captains look for another evening.
 */
export async function keepBoards(ctx: Deps, { fixtureId }: { fixtureId: number }): Promise<void> {
  const home = await queries.getHome.first(ctx.db, { fixtureId });
  const found = await getDivisionOfFixture.first(ctx.db, { id: fixtureId });
  if (!home || !found || home.loungeId === null || home.agreedBy === null) return;
  await changeCalendar(ctx, home.loungeId, (tx) =>
    changeDivisionIn(
      { events: ctx.events, actor: null },
      tx,
      found.divisionId,
      async (_, __, touched) => {
        touched.fixtures.add(fixtureId);
        const tried = await attempt(tx, () => keepBoardsIn(ctx, tx, fixtureId));
        if ('result' in tried) return;
        if (!(tried.error instanceof AppError)) throw tried.error;
        const held = await queries.getHome.first(tx, { fixtureId });
        // other boards for the same evening: it keeps those that it has
        if (held && held.blockId !== null) return;
        const refusedAt = ctx.clock.now();
        await queries.noteBoards(tx, { fixtureId, blockId: null, refusedAt });
      },
    ),
  );
}

/** By a job: see `giveBack`. Twice it does no harm. */
export async function freeBoards(
  ctx: Deps,
  { blocks, fixtureIds }: { blocks: readonly KeptBlock[]; fixtureIds: readonly number[] },
): Promise<void> {
  for (const { loungeId, blockId } of blocks) {
    await changeCalendar(ctx, loungeId, async (tx) => {
      if (await queries.isNeeded.first(tx, { blockId })) return;
      // nobody places anything
      await replaceBlock({ ...ctx, actor: { id: '' } }, tx, { loungeId, blockId, next: null });
    });
  }
  if (fixtureIds.length > 0) await addJobs(ctx.db, fixtureIds.map(keepingBoards));
}
