import type { LineUp } from '@oche/darts/leagues/format';
import type { nameLineUpInput, substituteInput } from '@oche/validators/leagues/evening';
import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import { isOfficer } from '../core/leagues.policy.ts';
import { isPaperTime } from '../core/paper.ts';
import { requireSide, sidesOf } from '../core/sides.ts';
import { noteStep } from '../core/steps.queries.ts';
import { getFixture } from '../fixture/fixture.service.ts';
import { clearCalls } from '../sheet/calls.queries.ts';
import { changeFixture } from '../sheet/change-fixture.service.ts';
import { loadSheet } from '../sheet/load-sheet.service.ts';
import { ABSENT, type LoadedSheet, lineUpOf } from '../sheet/loaded-sheet.ts';
import { saveSheet } from '../sheet/save-sheet.service.ts';
import { saveLineUp, saveSubstitutions } from '../sheet/sheet.queries.ts';
import { requireEligible } from './eligible.service.ts';
import { loseMissing, punishTooFew, tellNamed } from './missing.service.ts';

/**
 * Names who plays at which position. It can be named anew until both sides have named theirs: then both lie open.
 * Officers name it for either side at any time, and may let pass what breaks a rule. Late in the evening a captain names
 * that of the other side, too, if it has named none: what is on paper. That is noted.
 *
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, LINE_UP_UNKNOWN, LINE_UP_SIZE, LINE_UP_TWICE,
 *   LINE_UP_OPEN, PLAYER_NOT_REGISTERED, LINE_UP_RULE with the rules that it breaks
 */
export async function nameLineUp(
  ctx: ActingContext,
  input: z.output<typeof nameLineUpInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  const { id, name, side, override, concede = false } = input;
  const players = input.players.map((player) => player ?? ABSENT);
  await changeFixture(ctx, id, async (tx, fixture) => {
    const isFromPaper = requireSpeaker(ctx, fixture, side);
    const isByOfficer = isOfficer(ctx.actor, fixture);
    const plan = requireLineUp(fixture, name);
    if (players.length !== plan.positions) throw new AppError('LINE_UP_SIZE');
    if (!fixture.rules.lineUps.repeatInLineUp) requireNobodyTwice(players);
    const loaded = await loadSheet(tx, fixture);
    if (isFromPaper && lineUpOf(loaded, name, side)) throw new AppError('LINE_UP_OPEN');
    requireNameable(fixture, loaded, name, isByOfficer);
    const letPass = isByOfficer ? override : undefined;
    const broken = await requireEligible(
      ctx,
      tx,
      {
        fixture,
        side,
        lineUp: { ...othersOf(loaded, name, side), players: present(players) },
        // nobody gives up for the others
        concede: concede && !isFromPaper,
      },
      letPass,
    );
    const isLetPass = broken.length > 0 && letPass !== undefined;
    const now = ctx.clock.now();
    await saveLineUp(tx, {
      fixtureId: id,
      name,
      side,
      players,
      substitutions: '[]',
      by: ctx.actor.id,
      now,
      overridden: isLetPass ? JSON.stringify({ broken, reason: letPass }) : null,
    });
    const { leagueId, divisionId } = fixture;
    const step = { leagueId, divisionId, fixtureId: id, by: ctx.actor.id, at: now };
    if (isFromPaper) {
      await noteStep(tx, { ...step, kind: 'lineUpFromPaper', facts: { name, side } });
    }
    if (isLetPass) {
      await noteStep(tx, {
        ...step,
        kind: 'lineUpOverridden',
        facts: { name, side, broken: broken.map(({ rule }) => rule), reason: letPass },
      });
    }
    await clearCalls(tx, { fixtureId: id });
    const sheet = await loadSheet(tx, fixture);
    if (areBothNamed(sheet, name)) await loseMissing(ctx, tx, fixture, sheet, name);
    const after = await saveSheet(ctx, tx, fixture);
    const isShort = broken.length > 0 && !isLetPass;
    const isLost = isShort && (await punishTooFew(ctx, tx, fixture, side === 0 ? 0 : 1));
    if (!isLost && areBothNamed(after, name)) await tellNamed(ctx, tx, fixture, after, name);
  });
  return getFixture(ctx, { id });
}

/**
 * @returns whether somebody speaks for the other side, as it is on paper
 * @throws AppError FORBIDDEN
 */
function requireSpeaker({ actor, clock }: ActingContext, fixture: Fixture, side: number): boolean {
  if (!isPaperTime(fixture, clock.now())) requireSide(actor, fixture, side);
  requireSide(actor, fixture);
  return !sidesOf(actor, fixture).some((one) => one === side);
}

/** @throws AppError LINE_UP_UNKNOWN */
function requireLineUp({ format }: Fixture, name: string): LineUp {
  const plan = format.lineUps.find(({ id }) => id === name);
  if (!plan) throw new AppError('LINE_UP_UNKNOWN');
  return plan;
}

/** As the rules see them: null where nobody has come. */
const present = (players: readonly number[]): (number | null)[] =>
  players.map((player) => (player === ABSENT ? null : player));

/** Whom a side has named in its other line-ups. */
const othersOf = ({ lineUps }: LoadedSheet, name: string, side: number) => ({
  substitutes: 'free' as const,
  alsoNamed: lineUps
    .filter((one) => one.side === side && one.name !== name)
    .flatMap(({ players, substitutions }) => [
      ...players.filter((player) => player !== ABSENT),
      ...substitutions.map(({ player }) => player),
    ]),
});

/** @throws AppError LINE_UP_TWICE */
function requireNobodyTwice(players: readonly number[]): void {
  const present = players.filter((player) => player !== ABSENT);
  if (new Set(present).size < present.length) throw new AppError('LINE_UP_TWICE');
}

const areBothNamed = (loaded: LoadedSheet, name: string): boolean =>
  lineUpOf(loaded, name, 0) !== undefined && lineUpOf(loaded, name, 1) !== undefined;

/** What is only called can still be called to others. */
const hasBegun = ({ games }: LoadedSheet, number: number): boolean => {
  const status = games.get(number)?.status;
  return status === 'playing' || status === 'played';
};

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
  const isPlayed = loaded.planned.some(
    ({ number, block }) => block.lineUp === name && hasBegun(loaded, number),
  );
  if (isPlayed || (areBothNamed(loaded, name) && !isByOfficer)) throw new AppError('LINE_UP_OPEN');
}

/**
 * Somebody takes a position over, from the next game at it that has not begun.
 * @throws AppError FIXTURE_NOT_FOUND, FORBIDDEN, FIXTURE_STATUS, LINE_UP_UNKNOWN, LINE_UP_MISSING, LINE_UP_TWICE,
 *   PLAYER_NOT_REGISTERED, LINE_UP_RULE, SUBSTITUTION_REFUSED where the format knows none, and for somebody who was
 *   replaced and stays out
 */
export async function substitute(
  ctx: ActingContext,
  { id, name, side, position, playerId }: z.output<typeof substituteInput>,
): Promise<FixtureOutput> {
  requireWriter(ctx.actor);
  await changeFixture(ctx, id, async (tx, fixture) => {
    requireSpeaker(ctx, fixture, side);
    if (fixture.status !== 'live') throw new AppError('FIXTURE_STATUS');
    const plan = requireLineUp(fixture, name);
    const loaded = await loadSheet(tx, fixture);
    const lineUp = lineUpOf(loaded, name, side);
    if (!lineUp || !areBothNamed(loaded, name)) throw new AppError('LINE_UP_MISSING');
    const next = loaded.planned.find(
      (game) =>
        game.block.lineUp === name &&
        (side === 0 ? game.home : game.away).includes(position) &&
        !hasBegun(loaded, game.number),
    );
    if (!next || plan.substitutes === 'none') throw new AppError('SUBSTITUTION_REFUSED');
    const now = currentPlayers(lineUp, next.number);
    const isOut = lineUp.substitutions.some((one) => {
      const before = currentPlayers(lineUp, one.from - 1)[one.position - 1];
      return before === playerId;
    });
    if (plan.substitutes === 'stayOut' && isOut) throw new AppError('SUBSTITUTION_REFUSED');
    const isThere = fixture.rules.lineUps.repeatInLineUp
      ? now[position - 1] === playerId
      : now.includes(playerId);
    if (isThere) throw new AppError('LINE_UP_TWICE');
    const players = now.with(position - 1, playerId);
    await requireEligible(
      ctx,
      tx,
      {
        fixture,
        side,
        lineUp: { ...othersOf(loaded, name, side), players: present(players) },
        standing: { ...othersOf(loaded, name, side), players: present(now) },
      },
      undefined,
    );
    await saveSubstitutions(tx, {
      fixtureId: id,
      name,
      side,
      substitutions: JSON.stringify([
        ...lineUp.substitutions,
        { position, player: playerId, from: next.number },
      ]),
    });
    await clearCalls(tx, { fixtureId: id });
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
