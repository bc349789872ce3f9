import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, moment, optionalText, page } from '../common.ts';
import { createThreadInput } from '../forum/schemas.ts';
import { pictureOutput, uploadId } from '../uploads/schemas.ts';
import {
  POLL_DESCRIPTION_MAX,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POLL_OPTIONS_MIN,
  POLL_QUESTION_MAX,
  POLL_QUESTION_MIN,
  pollKinds,
  pollResults,
  pollStates,
  THREAD_POLL_OPTIONS_MAX,
} from './limits.ts';

export * from './limits.ts';

const question = line({ min: POLL_QUESTION_MIN, max: POLL_QUESTION_MAX });
const optionText = line({ max: POLL_OPTION_MAX });

/** The same choice twice would split its votes. */
const distinctBy = <Option>(keyOf: (option: Option) => string | number) =>
  z.refine<readonly Option[]>(
    (options) => new Set(options.map(keyOf)).size === options.length,
    'twoDifferent',
  );

const rules = {
  question,
  isMultiple: z.boolean(),
  isChangeable: z.boolean(),
  results: z.enum(pollResults),
  /** without it until somebody closes it */
  closesAt: z.optional(moment),
};

const options = <Option extends z.ZodMiniType>(option: Option, max: number) =>
  z.array(option).check(z.minLength(POLL_OPTIONS_MIN, 'twoDifferent'), z.maxLength(max, 'tooMany'));

const sameText = distinctBy<{ text: string }>(({ text }) => text.toLowerCase());

/** What a member asks in a thread of theirs. */
export const threadPoll = z.object({
  ...rules,
  options: options(z.object({ text: optionText }), THREAD_POLL_OPTIONS_MAX).check(sameText),
});
export type ThreadPoll = z.output<typeof threadPoll>;

const freeOption = z.object({ text: optionText });
const setOption = z.object({
  /** of an ad its title, unless something else is given */
  text: z.optional(optionText),
  pictureId: z.optional(uploadId),
  itemId: z.optional(id),
});
const loungeOption = z.object({ loungeId: id });

const sitePoll = {
  ...rules,
  description: optionalText(POLL_DESCRIPTION_MAX),
  /** default: now */
  opensAt: z.optional(moment),
};

const isNamed = z.refine<z.output<typeof setOption>>(
  ({ text, itemId }) => text !== undefined || itemId !== undefined,
  { error: 'required', path: ['text'] },
);

export const newPoll = z.discriminatedUnion('kind', [
  z.object({
    ...sitePoll,
    kind: z.literal('free'),
    options: options(freeOption, POLL_OPTIONS_MAX).check(sameText),
  }),
  z.object({
    ...sitePoll,
    kind: z.literal('set'),
    options: options(setOption.check(isNamed), POLL_OPTIONS_MAX).check(
      distinctBy(({ text, itemId }) => text?.toLowerCase() ?? itemId ?? ''),
    ),
  }),
  z.object({
    ...sitePoll,
    kind: z.literal('lounge'),
    options: options(loungeOption, POLL_OPTIONS_MAX).check(distinctBy(({ loungeId }) => loungeId)),
  }),
]);
export type NewPoll = z.output<typeof newPoll>;

export const createPollInput = z.object({
  poll: newPoll,
  isPinned: z._default(z.boolean(), false),
  idempotencyKey,
});
/** Once somebody has voted only question, description and times can change. */
export const updatePollInput = z.object({ id, poll: newPoll });
export const pollInput = z.object({ id });
export const pinPollInput = z.object({ id, isPinned: z.boolean() });
export const closePollInput = z.object({ id, isClosed: z.boolean() });
export const pollListInput = z.extend(page, {
  state: z.optional(z.enum(pollStates)),
});

export const voteInput = z.object({
  id,
  optionIds: z.array(id).check(
    z.minLength(1, 'required'),
    z.maxLength(POLL_OPTIONS_MAX, 'tooMany'),
    distinctBy((option) => option),
  ),
});

export const threadPollInput = z.object({ threadId: id });
export const addThreadPollInput = z.object({ threadId: id, poll: threadPoll });
export const startThreadWithPollInput = z.extend(createThreadInput, { poll: threadPoll });

export const pollOptionOutput = z.object({
  id: z.number(),
  text: z.string(),
  lounge: z.nullable(z.object({ id: z.number(), city: z.string() })),
  /** an ad that everybody can see */
  itemId: z.nullable(z.number()),
  picture: z.nullable(pictureOutput),
  /** null as long as the reader doesn't see them */
  votes: z.nullable(z.number()),
  /** whether the reader has voted for it */
  isOwn: z.boolean(),
});
export type PollOption = z.infer<typeof pollOptionOutput>;

export const pollOutput = z.object({
  id: z.number(),
  kind: z.enum(pollKinds),
  question: z.string(),
  description: z.nullable(z.string()),
  isMultiple: z.boolean(),
  isChangeable: z.boolean(),
  results: z.enum(pollResults),
  state: z.enum(pollStates),
  opensAt: dateTime,
  /** when it was closed, else when it will be; null: until somebody closes it */
  closesAt: z.nullable(dateTime),
  isPinned: z.boolean(),
  threadId: z.nullable(z.number()),
  voterCount: z.number(),
  options: z.array(pollOptionOutput),
  hasVoted: z.boolean(),
  revision: z.number(),
  can: z.object({ vote: z.boolean(), close: z.boolean(), remove: z.boolean() }),
});
export type Poll = z.infer<typeof pollOutput>;

export const pollListOutput = z.object({
  items: z.array(pollOutput),
  nextCursor: z.nullable(z.string()),
});
/** Null: the thread has none. */
export const threadPollOutput = z.object({
  poll: z.nullable(pollOutput),
  /** whether the reader can add one */
  canAdd: z.boolean(),
});
export const currentPollsOutput = z.array(pollOutput);
