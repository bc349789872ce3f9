import { randomInt } from 'node:crypto';
import { type Executor, isPgError, type Tx } from '@oche/db';
import type {
  pairByCodeInput,
  pairTabletInput,
  TabletListOutput,
  tabletLinkOutput,
} from '@oche/validators/boards/schemas';
import { toString as drawQr } from 'qrcode';
import type { z } from 'zod';
import type { Deps, MemberContext, ServiceContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { publicUrl } from '../../lib/public-url.ts';
import { newSecret, secretHash } from '../../lib/secrets/secret.ts';
import { MINUTE_MS } from '../../lib/time/wall-clock.ts';
import { readTablet, requireTablet } from './tablet.service.ts';
import * as queries from './tablets.queries.ts';

/**
 * A link that makes the browser that opens it first the tablet of a board. It is shown once, as only its hash is
 * stored, and ends what was paired there before.
 * @param behindLock saves it for whoever may, behind the lock of the host, where the board is there; it is asked again
 *   when the code is taken
 * @throws AppError as `behindLock` does
 */
export async function createTabletLink(
  ctx: MemberContext,
  board: queries.BoardOf,
  behindLock: (save: (tx: Tx) => Promise<void>) => Promise<void>,
): Promise<z.infer<typeof tabletLinkOutput>> {
  const token = newSecret();
  const save = async (code: string) => {
    const now = ctx.clock.now();
    const codeUntil = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
    await behindLock(async (tx) => {
      await queries.freeCodes(tx, { now: now.toISOString() });
      await queries.saveTablet(tx, {
        ...board,
        linkHash: secretHash(token),
        codeHash: codeHash(ctx, code),
        codeUntil,
        pairedBy: ctx.actor.id,
        now,
      });
    });
    return { code, codeUntil: codeUntil.toISOString() };
  };
  const made = await withFreeCode(save);
  const path = `/boards/${token}`;
  return { path, qr: await drawQr(publicUrl(ctx.env, path), { type: 'svg', margin: 2 }), ...made };
}

/** Long enough to walk to the board and to type it there. */
const CODE_MINUTES = 10;
/** Of a million codes hardly any hold at a time; that three in a row are taken is a fault. */
const CODE_ATTEMPTS = 3;
/** As which all wrong codes are counted together. */
const ALL = 'all';

/** Six digits have no secret of their own: without the key of the house a million guesses would find them. */
const codeHash = ({ vault }: Pick<Deps, 'vault'>, code: string): string =>
  vault.sign(`tablet code ${code}`);

async function withFreeCode<T>(save: (code: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await save(String(randomInt(1_000_000)).padStart(6, '0'));
    } catch (error) {
      const isTaken = isPgError(error, 'uniqueViolation', 'board_tablets_code_hash_key');
      if (!isTaken || attempt === CODE_ATTEMPTS) throw error;
    }
  }
}

/**
 * Takes the right of a board's tablet away, at once; behind the lock of the host, for whoever may.
 * @throws AppError BOARD_NOT_FOUND when it has none
 */
export async function deleteTablet(tx: Tx, board: queries.BoardOf): Promise<void> {
  const gone = await queries.deleteTablet.first(tx, board);
  if (!gone) throw new AppError('BOARD_NOT_FOUND');
}

/** Which boards have a tablet, and when it was last there; for those who run what is played at them. */
export const listTablets = (
  db: Executor,
  of: Omit<queries.BoardOf, 'boardId'>,
): Promise<TabletListOutput> => queries.listTablets(db, of);

/**
 * The browser that has opened the link of a tablet is this tablet from now on, and the only one: it gets a
 * secret of its own, as the link can be seen on a screen. It may open the link again, e.g. where the answer
 * was lost.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER, TABLET_TAKEN when another device has opened it
 */
export async function pairTablet(
  ctx: ServiceContext,
  { token, device }: z.output<typeof pairTabletInput>,
): Promise<void> {
  await ctx.limits.check('unknownSession', ctx.address);
  const own = newSecret();
  const linkHash = secretHash(token);
  const hashes = { linkHash, tokenHash: secretHash(own), deviceHash: secretHash(device) };
  if (!(await queries.pairDevice.first(ctx.db, hashes))) {
    if (await queries.findLink.first(ctx.db, { linkHash })) throw new AppError('TABLET_TAKEN');
    await ctx.limits.use('unknownSession', ctx.address);
    throw new AppError('TABLET_UNKNOWN');
  }
  await requireTablet({ ...ctx, board: await readTablet(ctx.db, own) }, ctx.db);
  ctx.setBoardToken(own);
}

/**
 * The same for whoever has typed the six digits. Wrong ones are counted, of each address and of all together: who
 * guesses from many addresses comes no further. The link is left when nobody's code is taken any more.
 * @throws AppError TABLET_CODE_WRONG, also when it is over or another device has used it; TABLET_OVER, RATE_LIMITED
 */
export async function pairTabletByCode(
  ctx: ServiceContext,
  { code, device }: z.output<typeof pairByCodeInput>,
): Promise<void> {
  const { limits, address } = ctx;
  await limits.check('tabletCodes', ALL);
  // counted before it is looked at, so that guesses at once don't all pass the look
  await limits.use('tabletCode', address);
  const own = newSecret();
  const paired = await queries.pairByCode.first(ctx.db, {
    codeHash: codeHash(ctx, code),
    tokenHash: secretHash(own),
    deviceHash: secretHash(device),
    now: ctx.clock.now().toISOString(),
  });
  if (!paired) {
    await limits.use('tabletCodes', ALL);
    throw new AppError('TABLET_CODE_WRONG', { fields: { code: 'wrongCode' } });
  }
  await requireTablet({ ...ctx, board: await readTablet(ctx.db, own) }, ctx.db);
  ctx.setBoardToken(own);
}
