import { isbot } from 'isbot';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { localDateAt } from '../../../lib/time/wall-clock.ts';
import { listRunningBanners } from '../show/running.service.ts';
import { canBeSeen, readSeen, readShown, type Seen, seenToken, TOKEN_MS } from './token.ts';
import * as queries from './trace.queries.ts';

const TIME_ZONE = 'Europe/Berlin';

/** The local day to which it is counted what happens on a page that was shown then. */
export const dayOf = (now: Date): string => localDateAt(TIME_ZONE, now.getTime());

interface Impression {
  id: number;
  token?: string | undefined;
  round: number;
}

/**
 * Counts that a banner was seen, once in a look at a page and turn of the rotation. Whatever doesn't count (no
 * token of ours, too early, a bot, a banner that has ended) is answered as well, without a token for a click.
 */
export async function reportImpression(
  ctx: ServiceContext,
  { id, token, round }: Impression,
): Promise<string | null> {
  const now = ctx.clock.now();
  const shown = token && isReader(ctx) ? readShown(ctx.vault, token, now.getTime()) : null;
  if (shown?.bannerId !== id || !canBeSeen(shown, round, now.getTime())) return null;
  const running = await listRunningBanners(ctx);
  const isShown = running.some((banner) => banner.id === id && banner.position === shown.position);
  if (!isShown) return null;
  const { viewId, at: shownAt } = shown;
  const seen: Seen = { bannerId: id, viewId, round, at: now.getTime(), shownAt };
  await note(ctx, 'impression', seen, now);
  return seenToken(ctx.vault, seen);
}

/** Counts a click on what has counted as seen, once for each time that it was seen. */
export async function reportClick(
  ctx: ServiceContext,
  { id, token }: { id: number; token?: string | undefined },
): Promise<void> {
  const now = ctx.clock.now();
  const seen = token && isReader(ctx) ? readSeen(ctx.vault, token, now.getTime()) : null;
  if (seen?.bannerId === id) await note(ctx, 'click', seen, now);
}

const isReader = ({ userAgent }: ServiceContext): boolean => !!userAgent && !isbot(userAgent);

const note = (
  { db }: Pick<Deps, 'db'>,
  kind: queries.TraceKind,
  { bannerId, viewId, round, shownAt }: Seen,
  now: Date,
) =>
  queries.insertTrace(db, {
    viewId,
    bannerId,
    round,
    kind,
    // however often and late it is reported, a trace is of one day: days are counted and forgotten apart
    day: dayOf(new Date(shownAt)),
    at: now.toISOString(),
  });

/** Counts all that was noted into days, and forgets what can't come a second time any more. */
export async function countTraces(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const counted = await queries.countTraces.first(deps.db, {});
  if (counted?.count === queries.TRACES_AT_ONCE) return countTraces(deps);
  await queries.forgetBefore(deps.db, dayOf(new Date(deps.clock.now().getTime() - 3 * TOKEN_MS)));
}
