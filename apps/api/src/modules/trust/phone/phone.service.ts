import { randomInt } from 'node:crypto';
import { withTransaction } from '@oche/db';
import type { Locale } from '@oche/validators/locale';
import { PHONE_CODE_DIGITS } from '@oche/validators/trust/limits';
import { requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import '../trust.events.ts';
import * as queries from './phone.queries.ts';
import { phoneNumberOf } from './phone-number.ts';
import { smsSenderOf } from './sms.ts';

const CODES_A_DAY = 5;
const PAUSE_MS = MINUTE_MS;
const VALID_MS = 10 * MINUTE_MS;
const ATTEMPTS_MAX = 5;

const TEXTS: Record<Locale, (code: string) => string> = {
  de: (code) => `${code} ist dein Code für die Oche. Gib ihn an niemanden weiter.`,
  en: (code) => `${code} is your code for Oche. Don't pass it on to anybody.`,
};

/** Keyed: numbers are so few that a plain hash could be tried out. */
const hashOf = ({ vault }: Pick<Deps, 'vault'>, number: string) => vault.sign(`phone:${number}`);
const codeText = (userId: string, phoneHash: string, code: string) =>
  `phone-code:${userId}:${phoneHash}:${code}`;

/**
 * Sends a code to a phone. Whether the number is known already is not told: that would tell whose it is.
 * @throws AppError PHONE_NOT_OFFERED, PHONE_INVALID, RATE_LIMITED, PHONE_NOT_SENT
 */
export async function requestPhoneCode(
  ctx: MemberContext,
  { phone }: { phone: string },
): Promise<void> {
  requireWriter(ctx.actor);
  const sender = smsSenderOf(ctx);
  if (!sender) throw new AppError('PHONE_NOT_OFFERED');
  const userId = ctx.actor.id;
  const member = await queries.getCountry.first(ctx.db, { userId });
  const number = phoneNumberOf(phone, member?.country ?? '');
  if (!number) throw new AppError('PHONE_INVALID', { fields: { phone: 'invalidNumber' } });
  const code = String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0');
  const id = await storeCode(ctx, { userId, phoneHash: hashOf(ctx, number), code });
  try {
    await sender.send(number, TEXTS[ctx.locale](code));
  } catch (cause) {
    await queries.deleteCode(ctx.db, { id });
    ctx.log.warn({ err: cause }, 'a code could not be sent');
    throw new AppError('PHONE_NOT_SENT', { cause });
  }
}

/** Counts for the member and for the number, whoever sends codes to it. */
async function storeCode(
  ctx: MemberContext,
  { userId, phoneHash, code }: { userId: string; phoneHash: string; code: string },
): Promise<number> {
  return withTransaction(ctx.db, async (tx) => {
    await queries.lockPhone(tx, { what: userId });
    await queries.lockPhone(tx, { what: phoneHash });
    const now = ctx.clock.now();
    const since = new Date(now.getTime() - DAY_MS).toISOString();
    const sent = await queries.countCodes.first(tx, { userId, phoneHash, since });
    const pauseEnds = sent?.latest ? Date.parse(sent.latest) + PAUSE_MS : 0;
    if (pauseEnds > now.getTime()) {
      throw new AppError('RATE_LIMITED', {
        retryAfter: Math.ceil((pauseEnds - now.getTime()) / 1000),
      });
    }
    if ((sent?.count ?? 0) >= CODES_A_DAY) {
      throw new AppError('RATE_LIMITED', { retryAfter: DAY_MS / 1000 });
    }
    const codeHash = ctx.vault.sign(codeText(userId, phoneHash, code));
    const [stored] = await queries.insertCode(tx, {
      userId,
      phoneHash,
      codeHash,
      now: now.toISOString(),
    });
    if (!stored) throw new Error('the code was not stored');
    return stored.id;
  });
}

/**
 * Takes the code that came. Each has five attempts and ten minutes.
 * @throws AppError PHONE_CODE_EXPIRED, PHONE_CODE_WRONG, PHONE_TAKEN
 */
export async function confirmPhone(ctx: MemberContext, { code }: { code: string }): Promise<void> {
  requireWriter(ctx.actor);
  const userId = ctx.actor.id;
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - VALID_MS).toISOString();
  // in a statement of its own, so that a wrong attempt counts
  const [tried] = await queries.tryCode(ctx.db, { userId, since, attemptsMax: ATTEMPTS_MAX });
  if (!tried) throw new AppError('PHONE_CODE_EXPIRED');
  const { id, phoneHash, codeHash } = tried;
  if (!ctx.vault.isSigned(codeText(userId, phoneHash, code), codeHash)) {
    throw new AppError('PHONE_CODE_WRONG', { fields: { code: 'invalid' } });
  }
  await withTransaction(ctx.db, async (tx) => {
    await queries.lockPhone(tx, { what: phoneHash });
    await queries.useUpCode(tx, { id, attempts: ATTEMPTS_MAX });
    const owner = await queries.getOwnerOfPhone.first(tx, { phoneHash });
    if (owner && owner.userId !== userId) throw new AppError('PHONE_TAKEN');
    await queries.savePhone(tx, { userId, phoneHash, now: now.toISOString() });
    await ctx.events.publish(tx, 'verification.changed', { userId });
  });
}

/** Codes count for a day, and are of no use after it. */
export async function forgetOldCodes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - 2 * DAY_MS).toISOString();
  await queries.deleteOldCodes(db, { before });
}
