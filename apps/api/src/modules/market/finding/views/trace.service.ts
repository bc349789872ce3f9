import { randomBytes } from 'node:crypto';
import type { Db } from '@oche/db';
import { isbot } from 'isbot';
import type { Deps, ServiceContext } from '../../../../lib/deps.ts';
import { localDateAt } from '../../../../lib/time/wall-clock.ts';
import * as queries from './trace.queries.ts';

const TIME_ZONE = 'Europe/Berlin';

/** The local day to which what happens now is counted. */
export const dayOf = (now: Date): string => localDateAt(TIME_ZONE, now.getTime());

/**
 * Notes that somebody looked at an ad or passed it on: each once a day, no bots, and not the seller. It is
 * counted a little later. Behind one address all visitors are one, so that nobody counts twice by changing
 * what a browser says of itself; and what is stored leads to nobody once its day is over.
 */
export async function trace(
  ctx: ServiceContext,
  { id, kind }: { id: number; kind: queries.TraceKind },
): Promise<void> {
  const { db, actor, userAgent } = ctx;
  if (!userAgent || isbot(userAgent)) return;
  const day = dayOf(ctx.clock.now());
  const who = await hashOf(ctx, day);
  await queries.insertTrace(db, { day, id, kind, who, viewerId: actor?.id ?? null });
}

/** The database without our key doesn't tell who it was, nor does the key without the day's salt. */
async function hashOf({ db, vault, actor, address }: ServiceContext, day: string): Promise<string> {
  const salt = await saltOf(db, day);
  return vault.sign(`market ${salt} ${actor ? `member ${actor.id}` : `address ${address}`}`);
}

/** The salt of a day, made by whoever needs it first. */
async function saltOf(db: Db, day: string): Promise<string> {
  const known = await queries.getSalt.first(db, { day });
  if (known) return known.salt;
  await queries.insertSalt(db, { day, salt: randomBytes(32).toString('base64url') });
  return saltOf(db, day);
}

/** Counts all that was noted, and forgets who did it on days that are over. */
export async function countTraces({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const counted = await queries.countTraces.first(db, {});
  if (counted?.count === queries.TRACES_AT_ONCE) return countTraces({ db, clock });
  await queries.forgetBefore(db, dayOf(clock.now()));
}
