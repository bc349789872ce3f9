import { randomUUID } from 'node:crypto';
import { isPgError, type Tx } from '@oche/db';
import type {
  answerMoveInput,
  askMoveInput,
  FixtureOutput,
  moveInput,
  setDateInput,
} from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { notify } from '../../notifications/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { fixtureMoved } from '../core/leagues.outside.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { requireSide } from '../core/sides.ts';
import { listSpeakerIds, listSquadMemberIds } from '../core/speakers.queries.ts';
import { noteStep } from '../core/steps.queries.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { moveAsked, moved } from '../notifications/fixture.notifications.ts';
import { changeFixture } from '../sheet/change-fixture.service.ts';
import { updateFixture } from '../sheet/sheet.queries.ts';
import { noteBoards } from './boards.queries.ts';
import { changeFixtureWithBoards, keepBoardsIn } from './boards.service.ts';
import { chargeMove, requireAffordable } from './charge.service.ts';
import * as queries from './moves.queries.ts';

/**
 * A captain asks the other one for another evening. Only one request is open at a time.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, MOVE_OPEN, MOVE_TOO_LATE, MOVES_USED_UP where more
 *   evenings can't be had for a penalty, LAST_ROUND_FIXED, BAD_INPUT for an evening that is over
 */
export async function askMove(
  ctx: ActingContext,
  input: z.output<typeof askMoveInput>,
): Promise<FixtureOutput> {
  requireVoice(ctx.actor);
  const { id, dates, message = null } = input;
  await changeFixture(ctx, id, (tx, fixture) => {
    const scope = { kind: 'fixture', id };
    return once(tx, { userId: ctx.actor.id, operation: 'fixture.move', scope, input }, async () => {
      const side = ownSide(fixture);
      const now = ctx.clock.now();
      await requireMovable(tx, fixture, side, now);
      if (dates.some((date) => Date.parse(date) <= now.getTime())) {
        throw new AppError('BAD_INPUT', { fields: { dates: 'past' } });
      }
      const by = ctx.actor.id;
      const asked = await queries.insertMove.first(tx, {
        fixtureId: id,
        side,
        by,
        now,
        dates,
        message,
      });
      if (!asked) throw new Error('a request that is inserted has an id');
      const others = await listSpeakerIds(tx, {
        teamIds: [side === 0 ? fixture.awayTeamId : fixture.homeTeamId],
      });
      await notify(ctx, tx, moveAsked, {
        eventId: randomUUID(),
        actorId: by,
        recipientIds: others.map(({ userId }) => userId),
        payload: { fixtureId: id },
      });
      return asked.id;
    });
  }).catch(refuseOpen);
  return getFixture(ctx, { id });
}

/** @throws AppError FORBIDDEN for somebody who leads neither team */
function ownSide({ isHomeCaptain, isAwayCaptain }: Fixture): 0 | 1 {
  if (isHomeCaptain) return 0;
  if (isAwayCaptain) return 1;
  throw new AppError('FORBIDDEN');
}

async function requireMovable(tx: Tx, fixture: Fixture, side: 0 | 1, now: Date): Promise<void> {
  const { status, seasonStatus, startsAt, divisionId, round } = fixture;
  if (seasonStatus !== 'running' || status !== 'planned') throw new AppError('FIXTURE_STATUS');
  const { noticeHours, lastRoundFixed } = fixture.rules.postponements;
  if (startsAt !== null && Date.parse(startsAt) - now.getTime() < noticeHours * HOUR_MS) {
    throw new AppError('MOVE_TOO_LATE');
  }
  const last = await queries.getLastRound.first(tx, { divisionId });
  if (lastRoundFixed && last?.round === round) throw new AppError('LAST_ROUND_FIXED');
  await requireAffordable(tx, fixture, side);
}

function refuseOpen(error: unknown): never {
  if (isPgError(error, 'uniqueViolation', 'league_moves_open')) {
    throw new AppError('MOVE_OPEN', { cause: error });
  }
  throw error;
}

/**
 * The other captain chooses one of the evenings, or none; officers do it where nobody answers. The boards of the lounge
 * move with it, and an evening beyond the league's number costs who has asked.
 * @throws AppError MOVE_NOT_FOUND when it is settled, FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, BAD_INPUT for an
 *   evening that was not offered, BOARD_TAKEN when the lounge has no board then
 */
export async function answerMove(
  ctx: ActingContext,
  { moveId, chosen }: z.output<typeof answerMoveInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  const { fixtureId: id } = await requireOpenMove(ctx, moveId);
  await changeFixtureWithBoards(ctx, id, async (tx, fixture) => {
    const move = await queries.getMove.first(tx, { moveId });
    if (move?.status !== 'open') throw new AppError('MOVE_NOT_FOUND');
    requireSide(ctx.actor, fixture, 1 - move.side);
    if (fixture.seasonStatus !== 'running' || fixture.status !== 'planned') {
      throw new AppError('FIXTURE_STATUS');
    }
    const now = ctx.clock.now();
    const by = ctx.actor.id;
    if (chosen === null) {
      await queries.settleMove(tx, { moveId, status: 'declined', by, now, chosen });
      return;
    }
    const isOffered = move.dates.some((date) => Date.parse(date) === Date.parse(chosen));
    if (!isOffered || Date.parse(chosen) <= now.getTime()) {
      throw new AppError('BAD_INPUT', { fields: { chosen: 'invalid' } });
    }
    const isCaptain = move.side === 0 ? fixture.isAwayCaptain : fixture.isHomeCaptain;
    const status = isCaptain ? 'accepted' : 'decided';
    await queries.settleMove(tx, { moveId, status, by, now, chosen });
    await moveTo(ctx, tx, fixture, chosen);
    await chargeMove(ctx, tx, fixture, move);
  });
  return getFixture(ctx, { id });
}

/** @throws AppError MOVE_NOT_FOUND, FIXTURE_NOT_FOUND, FORBIDDEN */
export async function withdrawMove(
  ctx: ActingContext,
  { moveId }: z.output<typeof moveInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  const { fixtureId: id } = await requireOpenMove(ctx, moveId);
  await changeFixture(ctx, id, async (tx, fixture) => {
    const move = await queries.getMove.first(tx, { moveId });
    if (move?.status !== 'open') throw new AppError('MOVE_NOT_FOUND');
    requireSide(ctx.actor, fixture, move.side);
    const now = ctx.clock.now();
    const by = ctx.actor.id;
    await queries.settleMove(tx, { moveId, status: 'withdrawn', by, now, chosen: null });
  });
  return getFixture(ctx, { id });
}

async function requireOpenMove({ db }: Pick<ActingContext, 'db'>, moveId: number) {
  const move = await queries.getMove.first(db, { moveId });
  if (move?.status !== 'open') throw new AppError('MOVE_NOT_FOUND');
  return move;
}

/**
 * Officers set the date of a fixture; the list leaves it there from then on.
 * @throws AppError FIXTURE_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, BOARD_TAKEN
 */
export async function setDate(
  ctx: ActingContext,
  { id, startsAt }: z.output<typeof setDateInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  await changeFixtureWithBoards(ctx, id, async (tx, fixture) => {
    requireOfficer(ctx.actor, fixture);
    if (fixture.status !== 'planned') throw new AppError('FIXTURE_STATUS');
    const settled = await settleOpen(ctx, tx, id, startsAt);
    await moveTo(ctx, tx, fixture, startsAt);
    if (settled) await chargeMove(ctx, tx, fixture, settled);
  });
  return getFixture(ctx, { id });
}

/** What captains have asked for is decided by the date that officers set. @returns what they had asked for */
async function settleOpen(
  { actor, clock }: ActingContext,
  tx: Tx,
  fixtureId: number,
  chosen: string,
) {
  const open = await queries.getOpenMove.first(tx, { fixtureId });
  if (!open) return undefined;
  const now = clock.now();
  await queries.settleMove(tx, { moveId: open.id, status: 'decided', by: actor.id, now, chosen });
  return open;
}

/**
 * The same for one of many fixtures, behind the lock of its division alone: the lounge has its boards back, and is asked
 * for others by the caller.
 */
export async function moveByList(
  ctx: ActingContext,
  tx: Tx,
  fixture: Fixture,
  startsAt: string,
): Promise<void> {
  await settleOpen(ctx, tx, fixture.id, startsAt);
  await setStart(tx, fixture.id, startsAt);
  await noteBoards(tx, { fixtureId: fixture.id, blockId: null, refusedAt: null });
  await noteMoved(ctx, tx, fixture, startsAt);
  // what is moved before the season begins is no news
  if (fixture.seasonStatus === 'running') await tellMoved(ctx, tx, fixture);
}

const setStart = (tx: Tx, id: number, startsAt: string): Promise<void> =>
  updateFixture(tx, id, { starts_at: startsAt, is_fixed: true });

async function moveTo(
  ctx: ActingContext,
  tx: Tx,
  fixture: Fixture,
  startsAt: string,
): Promise<void> {
  await setStart(tx, fixture.id, startsAt);
  await keepBoardsIn(ctx, tx, fixture.id);
  await noteMoved(ctx, tx, fixture, startsAt);
  await tellMoved(ctx, tx, fixture);
}

async function noteMoved(
  ctx: ActingContext,
  tx: Tx,
  fixture: Fixture,
  startsAt: string,
): Promise<void> {
  const { id: fixtureId, divisionId } = fixture;
  await publishOutside(ctx, tx, fixtureMoved, { fixtureId, divisionId });
  await noteStep(tx, {
    leagueId: fixture.leagueId,
    divisionId,
    fixtureId,
    kind: 'moved',
    facts: { from: fixture.startsAt, to: startsAt },
    by: ctx.actor.id,
    at: ctx.clock.now(),
  });
}

async function tellMoved(
  ctx: ActingContext,
  tx: Tx,
  { id, homeId, awayId }: Fixture,
): Promise<void> {
  const members = await listSquadMemberIds(tx, { entryIds: [homeId, awayId] });
  await notify(ctx, tx, moved, {
    eventId: randomUUID(),
    actorId: ctx.actor.id,
    recipientIds: members.map(({ userId }) => userId),
    payload: { fixtureId: id },
  });
}
