import { randomInt } from 'node:crypto';
import { isPgError } from '@oche/db';
import type {
  pairByCodeInput,
  pairTabletInput,
  TabletListOutput,
  tabletLinkOutput,
  tournamentBoardInput,
  tournamentInput,
} from '@oche/validators/tournaments/schemas';
import { toString as drawQr } from 'qrcode';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { organise } from '../core/lock.service.ts';
import { readOrganised } from '../core/tournament.service.ts';
import { isEditable } from '../core/tournaments.policy.ts';
import { requireBoard } from '../evening/evening.service.ts';
import { readTablet, requireTablet } from './tablet.service.ts';
import * as queries from './tablets.queries.ts';

/**
 * A link that makes the browser that opens it first the tablet of a board. It is shown once, as only its hash is
 * stored, and ends what was paired there before.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS when it is over, BOARD_NOT_FOUND
 */
export async function createTabletLink(
  ctx: MemberContext,
  { id, boardId }: z.output<typeof tournamentBoardInput>,
): Promise<z.infer<typeof tabletLinkOutput>> {
  requireWriter(ctx.actor);
  const token = newSecret();
  const save = async (code: string) => {
    const now = ctx.clock.now();
    const codeUntil = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
    await organise(ctx, id, async (tx, tournament) => {
      if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
      await requireBoard(tx, id, boardId);
      await queries.freeCodes(tx, { now: now.toISOString() });
      await queries.saveTablet(tx, {
        tournamentId: id,
        boardId,
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
      const isTaken = isPgError(error, 'uniqueViolation', 'tournament_tablets_code_hash_key');
      if (!isTaken || attempt === CODE_ATTEMPTS) throw error;
    }
  }
}

/**
 * Takes the right of a board's tablet away, at once.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, BOARD_NOT_FOUND when it has none
 */
export async function deleteTablet(
  ctx: MemberContext,
  { id, boardId }: z.output<typeof tournamentBoardInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx) => {
    const gone = await queries.deleteTablet.first(tx, { tournamentId: id, boardId });
    if (!gone) throw new AppError('BOARD_NOT_FOUND');
  });
}

/**
 * Which boards have a tablet, and when it was last there; for organisers.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN
 */
export async function listTablets(
  { db, actor }: MemberContext,
  { id }: z.output<typeof tournamentInput>,
): Promise<TabletListOutput> {
  await readOrganised(db, actor, id);
  return queries.listTablets(db, { tournamentId: id });
}

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
  await requireTablet({ board: await readTablet(ctx.db, own) }, ctx.db);
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
  await requireTablet({ board: await readTablet(ctx.db, own) }, ctx.db);
  ctx.setBoardToken(own);
}
