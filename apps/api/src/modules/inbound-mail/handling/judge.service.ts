import type { ErrorCode } from '@oche/validators/errors';
import { isShutOut, requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { Answerable } from '../../../lib/declared/answerable.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { isFinalRefusal } from '../../../lib/jobs/final-refusals.ts';
import { limitOwner } from '../../../lib/limits/limit-owner.ts';
import { requireOpen } from '../../site/index.ts';
import type { WriterRow } from '../address/replier.queries.ts';
import { isAuthentic } from '../reading/authenticated.ts';
import { isAutomatic } from '../reading/automatic.ts';
import { readDecision } from '../reading/decision.ts';
import { ownWords } from '../reading/own-words.ts';
import { type ReadMail, readMail } from '../reading/read-mail.ts';
import type { MailRow, Outcome } from '../receiving/inbound.queries.ts';
import { fieldsOf, headOf } from '../receiving/mail-head.ts';
import { uploadPictures } from './pictures.service.ts';

export interface Verdict {
  outcome: Outcome;
  code?: ErrorCode | null;
  /** what the writer gets back */
  words?: string | null;
  /** who has sent it, where that isn't the member */
  from?: string | undefined;
  /** it is where it belongs, and there is nothing to say */
  isPlain?: boolean;
  leftOut?: readonly string[];
}

type Stored = MailRow & { source: Buffer };

/**
 * What becomes of a mail: whether it is an answer of this member, and if so, it is done.
 * @throws what may be different in a moment, so that it is tried again
 */
export async function judge(ctx: MemberContext, mail: Stored, writer: WriterRow): Promise<Verdict> {
  const head = headOf(mail.source);
  if (isAutomatic(head, ctx.env.REPLY_ADDRESS?.toLowerCase() ?? ''))
    return { outcome: 'automatic' };
  if (isShutOut(writer)) return { outcome: 'closed' };
  const read = await readMail(mail.source).catch(() => null);
  if (!read) return { outcome: 'broken' };
  const stranger = strangerOf(ctx, head, read, writer);
  if (stranger) return stranger;

  const words = withoutTokens(ownWords(read.text, ownAddressesOf(ctx)));
  const kind = ctx.answerables.get(mail.letter);
  if (mail.generation !== writer.generation) return { outcome: 'revoked', words };
  if (!writer.isOn) return { outcome: 'off', words };
  if (mail.isTooLarge) return { outcome: 'tooLarge', words };
  if (!kind) return { outcome: 'gone', words };
  if (words === '') return { outcome: 'empty', words };
  return attempt(words, () => take(ctx, kind, mail, { ...read, text: words }));
}

/** Whether it comes from somebody else than the member whose address it is; only the member's own, confirmed one counts. */
function strangerOf(
  { env }: Deps,
  head: string,
  { from }: ReadMail,
  { email, emailVerifiedAt }: WriterRow,
): Verdict | null {
  if (from === null || fieldsOf(head, 'From').length !== 1) return { outcome: 'foreign' };
  if (from !== email.toLowerCase() || emailVerifiedAt === null) return { outcome: 'foreign', from };
  const isForged = env.REPLY_AUTHSERV_ID && !isAuthentic(head, env.REPLY_AUTHSERV_ID, from);
  return isForged ? { outcome: 'forged' } : null;
}

/** By which a quote of our mail is known. */
const ownAddressesOf = ({ env }: Deps): string[] =>
  [env.MAIL_FROM, env.REPLY_ADDRESS ?? ''].flatMap((mailbox) => {
    const address = /[^\s<>]+@[^\s<>]+/.exec(mailbox)?.[0].toLowerCase();
    if (!address) return [];
    const [local = '', domain = ''] = address.split('@');
    return [address, `${local}+`, `@${domain}`].filter((each) => each.includes(domain));
  });

/** What was not recognised as a quote may have the address itself in it, or a link that unsubscribes: these are secrets. */
const withoutTokens = (words: string): string =>
  words
    .replaceAll(/(\/unsubscribe\?token=)[\w.-]{1,400}/g, '$1…')
    .replaceAll(/\+[a-z][0-9a-z]{1,11}(?:-[0-9a-z]{1,25}){3}@/gi, '+…@');

/** A refusal is told with the words that were refused, so nothing typed is lost. */
async function attempt(words: string, work: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await work();
  } catch (error) {
    const isTold = isFinalRefusal(error) || isForAWhile(error);
    if (!isTold) throw error;
    return { outcome: 'refused', code: error.code, words };
  }
}

/** What says when to come again, by itself or because somebody wrote too much: hours later nobody waits for it. */
const isForAWhile = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'RATE_LIMITED' || error.code === 'AREA_OFF');

async function take(
  ctx: MemberContext,
  kind: Answerable<MemberContext>,
  mail: Stored,
  read: ReadMail,
): Promise<Verdict> {
  const { text: words } = read;
  const { placeId: id } = mail;
  await requireOpen(ctx, kind.area);
  const idempotencyKey = `inbound-mail-${mail.id}`;
  if (kind.form === 'decision') {
    const decision = readDecision(words);
    if (!decision) return { outcome: 'unclear', words };
    requireWriter(ctx.actor);
    if (kind.limit) await ctx.limits.use(kind.limit, limitOwner(ctx));
    const isPassedOn = await kind.decide(ctx, { id, ...decision, idempotencyKey });
    const code = null;
    const unsaid = isPassedOn ? '' : decision.words;
    return { outcome: 'taken', code, words: `${decision.isYes ? 'yes' : 'no'}\n${unsaid}` };
  }
  if (words.length > kind.maxLength) return { outcome: 'tooLong', words };
  requireVoice(ctx.actor);
  if (kind.limit) await ctx.limits.use(kind.limit, limitOwner(ctx));
  const { pictureIds, leftOut } = await uploadPictures(ctx, mail, read.files, kind.picturesMax);
  const code = await kind.take(ctx, { id, text: words, pictureIds, idempotencyKey });
  if (code !== null) return { outcome: 'waiting', code, words, leftOut };
  return { outcome: 'taken', words: null, isPlain: true, leftOut };
}
