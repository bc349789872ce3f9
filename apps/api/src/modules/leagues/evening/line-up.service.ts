import { randomUUID } from 'node:crypto';
import type { LineUp } from '@oche/darts/leagues/format';
import type { Tx } from '@oche/db';
import type { nameLineUpInput, substituteInput } from '@oche/validators/leagues/evening';
import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { notify } from '../../notifications/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { isOfficer } from '../core/leagues.policy.ts';
import { requireSide } from '../core/sides.ts';
import { noteStep } from '../core/steps.queries.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { named } from '../notifications/fixture.notifications.ts';
import { changeFixture } from '../sheet/change-fixture.service.ts';
import { ABSENT, type LoadedSheet, lineUpOf, loadSheet } from '../sheet/load-sheet.service.ts';
import { saveSheet } from '../sheet/save-sheet.service.ts';
import { listPlayers, saveLineUp } from '../sheet/sheet.queries.ts';
import { requireEligible } from './eligible.service.ts';

/**
 * Names who plays at which position. It can be named anew until both sides have named theirs: then both lie open.
 * Officers name it for either side at any time, and may let pass what breaks a rule.
 *
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, LINE_UP_UNKNOWN, LINE_UP_SIZE, LINE_UP_TWICE,
 *   LINE_UP_OPEN, PLAYER_NOT_REGISTERED, LINE_UP_RULE with the rules that it breaks
 */
export async function nameLineUp(
  ctx: MemberContext,
  input: z.output<typeof nameLineUpInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  const { id, name, side, override } = input;
  const players = input.players.map((player) => player ?? ABSENT);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireSide(ctx.actor, fixture, side);
    const isByOfficer = isOfficer(ctx.actor, fixture);
    const plan = requireLineUp(fixture, name);
    if (players.length !== plan.positions) throw new AppError('LINE_UP_SIZE');
    requireNobodyTwice(players);
    const loaded = await loadSheet(tx, fixture);
    requireNameable(fixture, loaded, name, isByOfficer);
    const broken = await requireEligible(
      ctx,
      tx,
      { fixture, side, players },
      isByOfficer && override,
    );
    const now = ctx.clock.now();
    await saveLineUp(tx, {
      fixtureId: id,
      name,
      side,
      players,
      substitutions: '[]',
      by: ctx.actor.id,
      now,
      overridden: broken.length > 0 ? JSON.stringify({ broken, reason: override }) : null,
    });
    if (broken.length > 0) {
      await noteStep(tx, {
        leagueId: fixture.leagueId,
        divisionId: fixture.divisionId,
        fixtureId: id,
        kind: 'lineUpOverridden',
        facts: { name, side, broken, reason: override },
        by: ctx.actor.id,
        at: now,
      });
    }
    const after = await saveSheet(ctx, tx, fixture);
    if (areBothNamed(after, name)) await tellNamed(ctx, tx, fixture, after, name);
  });
  return getFixture(ctx, { id });
}

/** @throws AppError LINE_UP_UNKNOWN */
function requireLineUp({ format }: Fixture, name: string): LineUp {
  const plan = format.lineUps.find(({ id }) => id === name);
  if (!plan) throw new AppError('LINE_UP_UNKNOWN');
  return plan;
}

/** @throws AppError LINE_UP_TWICE */
function requireNobodyTwice(players: readonly number[]): void {
  const present = players.filter((player) => player !== ABSENT);
  if (new Set(present).size < present.length) throw new AppError('LINE_UP_TWICE');
}

const areBothNamed = (loaded: LoadedSheet, name: string): boolean =>
  lineUpOf(loaded, name, 0) !== undefined && lineUpOf(loaded, name, 1) !== undefined;

/** @throws AppError FIXTURE_STATUS, LINE_UP_OPEN */
function requireNameable(
  fixture: Fixture,
  loaded: LoadedSheet,
  name: string,
  isByOfficer: boolean,
): void {
  const { status, seasonStatus } = fixture;
  if (seasonStatus !== 'running' || (status !== 'planned' && status !== 'live')) {
    throw new AppError('FIXTURE_STATUS');
  }
  const hasBegun = loaded.planned.some(
    ({ number, block }) => block.lineUp === name && loaded.games.has(number),
  );
  if (hasBegun || (areBothNamed(loaded, name) && !isByOfficer)) throw new AppError('LINE_UP_OPEN');
}

/** Who plays hears it when both line-ups lie open: a blind one is nobody's to know before. */
async function tellNamed(
  ctx: MemberContext,
  tx: Tx,
  fixture: Fixture,
  { lineUps }: LoadedSheet,
  name: string,
): Promise<void> {
  const ids = lineUps.filter((one) => one.name === name).flatMap(({ players }) => players);
  const players = await listPlayers(tx, { ids });
  const recipientIds = players.flatMap(({ userId }) =>
    userId === null || userId === ctx.actor.id ? [] : [userId],
  );
  if (recipientIds.length === 0) return;
  await notify(ctx, tx, named, {
    eventId: randomUUID(),
    recipientIds,
    payload: { fixtureId: fixture.id },
  });
}

/**
 * Somebody takes a position over, from the next game at it that has not begun.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, LINE_UP_UNKNOWN, LINE_UP_MISSING, LINE_UP_TWICE,
 *   PLAYER_NOT_REGISTERED, LINE_UP_RULE, SUBSTITUTION_REFUSED where the format knows none, and for somebody who was
 *   replaced and stays out
 */
export async function substitute(
  ctx: MemberContext,
  { id, name, side, position, playerId }: z.output<typeof substituteInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireSide(ctx.actor, fixture, side);
    if (fixture.status !== 'live') throw new AppError('FIXTURE_STATUS');
    const plan = requireLineUp(fixture, name);
    const loaded = await loadSheet(tx, fixture);
    const lineUp = lineUpOf(loaded, name, side);
    if (!lineUp || !areBothNamed(loaded, name)) throw new AppError('LINE_UP_MISSING');
    const next = loaded.planned.find(
      (game) =>
        game.block.lineUp === name &&
        (side === 0 ? game.home : game.away).includes(position) &&
        !loaded.games.has(game.number),
    );
    if (!next || plan.substitutes === 'none') throw new AppError('SUBSTITUTION_REFUSED');
    const now = currentPlayers(lineUp, next.number);
    const isOut = lineUp.substitutions.some((one) => {
      const before = currentPlayers(lineUp, one.from - 1)[one.position - 1];
      return before === playerId;
    });
    if (plan.substitutes === 'stayOut' && isOut) throw new AppError('SUBSTITUTION_REFUSED');
    if (now.includes(playerId)) throw new AppError('LINE_UP_TWICE');
    const players = now.with(position - 1, playerId);
    await requireEligible(ctx, tx, { fixture, side, players }, undefined);
    await saveLineUp(tx, {
      fixtureId: id,
      name,
      side,
      players: lineUp.players,
      substitutions: JSON.stringify([
        ...lineUp.substitutions,
        { position, player: playerId, from: next.number },
      ]),
      by: ctx.actor.id,
      now: ctx.clock.now(),
      overridden: null,
    });
    await saveSheet(ctx, tx, fixture);
  });
  return getFixture(ctx, { id });
}

type Named = NonNullable<ReturnType<typeof lineUpOf>>;

/** Who stands at each position at a game. */
const currentPlayers = ({ players, substitutions }: Named, number: number): number[] =>
  players.map(
    (player, index) =>
      substitutions.filter(({ position, from }) => position === index + 1 && from <= number).at(-1)
        ?.player ?? player,
  );
