import { randomUUID } from 'node:crypto';
import { consequenceOf } from '@oche/darts/leagues/eligibility/consequences';
import { legsToWin } from '@oche/darts/leagues/format';
import type { Tx } from '@oche/db';
import type { ActingContext } from '../../../lib/deps.ts';
import { notify } from '../../notifications/index.ts';
import { type Fixture, getFixture } from '../core/fixture.queries.ts';
import type { Side } from '../core/sides.ts';
import { hasActed } from '../core/steps.queries.ts';
import { commitOffence, isNothing, tellRuled } from '../decisions/offence.service.ts';
import { named } from '../notifications/fixture.notifications.ts';
import { callOff, isCalledOffByTooFew } from '../offences/cancel.service.ts';
import { ABSENT, type LoadedSheet, playersOf } from '../sheet/loaded-sheet.ts';
import { listPlayers, saveResult } from '../sheet/sheet.queries.ts';

/** Where nobody has come for a position, its games are lost by all of their legs; where both are missing, nobody wins. */
export async function loseMissing(
  { clock, actor }: ActingContext,
  tx: Tx,
  fixture: Fixture,
  loaded: LoadedSheet,
  name: string,
): Promise<void> {
  for (const game of loaded.planned) {
    if (game.block.lineUp !== name || game.block.isDecider) continue;
    const home = playersOf(loaded, game, 0) ?? [];
    const away = playersOf(loaded, game, 1) ?? [];
    const most = legsToWin(game.block.format);
    const isMissing = [home.includes(ABSENT), away.includes(ABSENT)];
    if (!isMissing.includes(true)) continue;
    await saveResult(tx, {
      fixtureId: fixture.id,
      number: game.number,
      home,
      away,
      legsHome: isMissing[0] ? 0 : most,
      legsAway: isMissing[1] ? 0 : most,
      source: 'captain',
      by: actor.id,
      now: clock.now(),
    });
  }
}

/** Who plays hears it when both line-ups lie open: a blind one is nobody's to know before. */
export async function tellNamed(
  ctx: ActingContext,
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
 * A side has named fewer players than the league asks for: its rule acts, once. Before the evening it has called the
 * fixture off by that, and pays what this costs.
 * @returns whether the fixture is lost by it
 */
export async function punishTooFew(
  ctx: ActingContext,
  tx: Tx,
  { id, rules }: Fixture,
  side: Side,
): Promise<boolean> {
  const offence = 'tooFewPlayers';
  // what was taken back by an officer stays so
  for (const kind of [offence, 'cancelled']) {
    if (await hasActed.first(tx, { fixtureId: id, kind, side })) return false;
  }
  const consequence = consequenceOf(rules, { kind: 'players', named: 0 });
  if (!consequence) return false;
  const isLost = consequence.score === 'zeroToMax';
  if (!isLost && isNothing(consequence)) return false;
  // with the line-up that was named just now
  const fixture = await getFixture.first(tx, { id, viewerId: ctx.actor.id });
  if (!fixture) return false;
  if (isCalledOffByTooFew(fixture, ctx.clock.now())) {
    await callOff(ctx, tx, fixture, { side, reason: null });
    return true;
  }
  const what = { offence, side, consequence, isLost, reason: null, by: null } as const;
  await commitOffence(ctx, tx, fixture, what);
  await tellRuled(ctx, tx, fixture);
  return isLost;
}
