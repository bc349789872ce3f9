import { withTransaction } from '@oche/db';
import type {
  deviceGame,
  hideShownInput,
  showDeviceGameInput,
  showDeviceGameOutput,
  shownGameInput,
  shownGameOutput,
  updateShownInput,
} from '@oche/validators/games/device';
import type { z } from 'zod';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { limitOwner } from '../../../lib/limits/limit-owner.ts';
import { drawQr } from '../../../lib/picture/qr.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { replayed, setupOf } from './device-game.ts';
import * as queries from './show.queries.ts';

/** What is stored of a shown game. */
type Shown = Omit<z.output<typeof deviceGame>, 'secret'>;

/** Games that are shown at once, by all visitors together. */
export const MOST_SHOWN = 500;

/** What was shown before this is over. */
const oldest = ({ clock }: Pick<Deps, 'clock'>): string =>
  new Date(clock.now().getTime() - DAY_MS).toISOString();

/**
 * Shows a device's game to whoever has the link, for a day. Once a game, however often it is asked for; who may do it is
 * everybody, so it is limited by address and altogether.
 * @throws AppError VISIT_IMPOSSIBLE; RATE_LIMITED, SHOWS_FULL
 */
export async function showGame(
  ctx: ServiceContext,
  { secret, ...game }: z.output<typeof showDeviceGameInput>,
): Promise<z.input<typeof showDeviceGameOutput>> {
  replayed(setupOf(game), game.entries);
  const hash = secretHash(secret);
  const known = await queries.findShown.first(ctx.db, { secretHash: hash, after: oldest(ctx) });
  if (!known) await ctx.limits.use('shownGame', limitOwner(ctx));
  const token = await withTransaction(ctx.db, async (tx) => {
    await queries.lockShows(tx);
    const shown = await queries.findShown.first(tx, { secretHash: hash, after: oldest(ctx) });
    if (shown) return shown.token;
    await queries.dropShown(tx, { before: oldest(ctx) });
    const { count = 0 } = (await queries.countShows.first(tx, {})) ?? {};
    if (count >= MOST_SHOWN) throw new AppError('SHOWS_FULL');
    const made = newSecret();
    const row = { token: made, secretHash: hash, game: JSON.stringify(game), now: ctx.clock.now() };
    await queries.insertShown(tx, row);
    return made;
  });
  const path = `/games/shown/${token}`;
  return { path, qr: await drawQr(publicUrl(ctx.env, path)) };
}

/**
 * The game has gone on. Only its device knows the secret.
 * @throws AppError GAME_NOT_FOUND when it is not shown any more; VISIT_IMPOSSIBLE
 */
export async function updateShown(
  ctx: ServiceContext,
  { secret, entries }: z.output<typeof updateShownInput>,
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const where = { secretHash: secretHash(secret), after: oldest(ctx) };
    const shown = await queries.lockShown.first(tx, where);
    if (!shown) throw new AppError('GAME_NOT_FOUND');
    const game = { ...(shown.game as Shown), entries };
    replayed(setupOf(game), entries);
    const now = ctx.clock.now();
    await queries.updateShown(tx, { token: shown.token, game: JSON.stringify(game), now });
  });
}

/** Nobody sees it any more; no harm if nobody did. */
export const hideShown = async (
  { db }: ServiceContext,
  { secret }: z.output<typeof hideShownInput>,
): Promise<void> => {
  await queries.deleteShown(db, { secretHash: secretHash(secret) });
};

/** @throws AppError GAME_NOT_FOUND, also a day later */
export async function getShown(
  ctx: ServiceContext,
  { token }: z.output<typeof shownGameInput>,
): Promise<z.input<typeof shownGameOutput>> {
  const row = await queries.getShown.first(ctx.db, { token, after: oldest(ctx) });
  if (!row) throw new AppError('GAME_NOT_FOUND');
  const game = row.game as Shown;
  const { winner } = replayed(setupOf(game), game.entries).position.standing;
  return { ...game, winnerSide: winner ?? null, shownAt: row.shownAt };
}

/** Forgets what was shown long enough. */
export async function dropShown(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await queries.dropShown(deps.db, { before: oldest(deps) });
}
