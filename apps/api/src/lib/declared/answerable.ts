import type { ErrorCode } from '@oche/validators/errors';
import type { Locale } from '@oche/validators/locale';
import type { Area } from '@oche/validators/site/limits';
import type { LimitName } from '../limits/rate-limits.ts';

/** What a member has written to one of their addresses, without quotes and signature. */
export interface MailedText {
  /** of the place that the address names */
  id: number;
  text: string;
  /** ids of the member's uploads, in their order, at most `picturesMax` */
  pictureIds: readonly string[];
  /** the same at every attempt: what is created with it is created once */
  idempotencyKey: string;
}

interface MailedDecision {
  id: number;
  isYes: boolean;
  /** what stands behind the word; empty without */
  words: string;
  /** the same at every attempt: what was decided with it is decided, and no error a second time */
  idempotencyKey: string;
}

/** How something that can be answered by mail says so, in one language. */
interface AnswerTexts {
  /** at the end of a mail about it */
  hint: string;
  /** the link below an entry of the digest */
  link: string;
}

interface Common<MemberContext> {
  /** names it in addresses, for ever */
  letter: string;
  /** what is closed with the area can't be answered */
  area: Area;
  limit?: LimitName;
  texts: Record<Locale, AnswerTexts>;
  /** where a member goes on who was refused; null when it is gone, or not theirs to see */
  pathOf(ctx: MemberContext, id: number): Promise<string | null>;
}

/** An answer in words, e.g. a post. */
export interface AnsweredInWords<MemberContext> extends Common<MemberContext> {
  form: 'words';
  /** characters; more is refused, and nothing of it is taken */
  maxLength: number;
  picturesMax: number;
  /**
   * Does what the same words do on the page, by the same service.
   * @returns what there is to say about it, e.g. that it waits; null when it is simply there
   * @throws AppError the reason, which the writer gets with their words
   */
  take(ctx: MemberContext, answer: MailedText): Promise<ErrorCode | null>;
}

/** Yes or no, e.g. to a request. */
interface AnsweredByDecision<MemberContext> extends Common<MemberContext> {
  form: 'decision';
  /** what a mail says when it is done */
  done: Record<Locale, { yes: string; no: string }>;
  /**
   * What was decided by the same attempt already is no error: it may have been interrupted before that was noted.
   * @returns whether the words behind it were passed on
   */
  decide(ctx: MemberContext, decision: MailedDecision): Promise<boolean>;
}

/** One thing that can be answered by mail, declared in its domain's folder (`<domain>.answers.ts`). */
export type Answerable<MemberContext> =
  | AnsweredInWords<MemberContext>
  | AnsweredByDecision<MemberContext>;

/** All that can be answered by mail, by the letter in the address. */
export type Answerables<MemberContext> = ReadonlyMap<string, Answerable<MemberContext>>;

/** The place to which an answer to a notification goes. */
export interface AnswerPlace {
  letter: string;
  id: number;
}

/** @throws Error when two have the same letter */
export function answerablesOf<MemberContext>(
  modules: readonly { answerable?: readonly Answerable<MemberContext>[] }[],
): Answerables<MemberContext> {
  const all = modules.flatMap(({ answerable = [] }) => answerable);
  const byLetter = new Map(all.map((each) => [each.letter, each]));
  if (byLetter.size < all.length) throw new Error('two answers by mail have the same letter');
  return byLetter;
}
