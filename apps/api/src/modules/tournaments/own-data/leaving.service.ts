import type { Executor } from '@oche/db';
import type { Consequence } from '@oche/validators/own-data/schemas';
import { evenIfOver } from '../../../lib/declared/own-data.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { cancelTournament, deleteTournament } from '../changes/status.service.ts';
import { withdraw } from '../entries/register.service.ts';
import { closeSeries } from '../series/series-change.service.ts';
import * as queries from './leaving.queries.ts';

/** Tournaments and seasons that somebody else gets, or that end, and seats that are given back. */
export async function listOpenOf(db: Executor, userId: string): Promise<Consequence[]> {
  const [running, series, entered] = await Promise.all([
    queries.listRunning(db, { userId }),
    queries.listSeries(db, { userId }),
    queries.listEntered(db, { userId }),
  ]);
  return [
    ...running.map(
      ({ id, name, startsAt, heirName }): Consequence => ({
        kind: 'tournament',
        outcome: heirName === null ? 'closed' : 'handedOver',
        name,
        to: heirName,
        at: startsAt,
        path: `/tournaments/${id}`,
      }),
    ),
    ...series.map(
      ({ id, name, heirName }): Consequence => ({
        kind: 'series',
        outcome: heirName === null ? 'closed' : 'handedOver',
        name,
        to: heirName,
        at: null,
        path: `/tournaments/series/${id}`,
      }),
    ),
    ...entered.map(
      ({ id, name, startsAt }): Consequence => ({
        kind: 'tournament',
        outcome: 'cancelled',
        name,
        to: null,
        at: startsAt,
        path: `/tournaments/${id}`,
      }),
    ),
  ];
}

/**
 * Gives seats back; hands tournaments over to those whom the member has named, or to the lounge's team, and seasons to
 * the lounge's owner. What nobody can go on with is called off, and those who have entered learn of it.
 */
export async function leaveTournaments(ctx: MemberContext): Promise<void> {
  const { id: userId } = ctx.actor;
  for (const { id } of await queries.listEntered(ctx.db, { userId })) {
    await evenIfOver(withdraw(ctx, { id }));
  }
  for (const { id, status, heirId } of await queries.listRunning(ctx.db, { userId })) {
    if (heirId !== null) await queries.handOver(ctx.db, { id, from: userId, to: heirId });
    else if (status === 'draft') await evenIfOver(deleteTournament(ctx, { id }));
    else await evenIfOver(cancelTournament(ctx, { id }));
  }
  for (const { id, heirId } of await queries.listSeries(ctx.db, { userId })) {
    if (heirId !== null) await queries.handOverSeries(ctx.db, { id, from: userId, to: heirId });
    else await evenIfOver(closeSeries(ctx, { id, isClosed: true }));
  }
}
