import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, line, page, url } from '../common.ts';
import {
  deliveryFailures,
  deliveryStates,
  WEBHOOK_ADDRESS_MAX,
  WEBHOOK_KINDS_MAX,
  WEBHOOK_NAME_MAX,
  webhookOffReasons,
} from './limits.ts';

export * from './limits.ts';

/** As on the service: whether it may be reached is asked there, also each time that something is sent. */
const receiver = url.check(z.maxLength(WEBHOOK_ADDRESS_MAX, 'tooLong'));

/** `member` is oneself and `site` all that one may see, both with an empty id; all else is a thing with its id */
const subject = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-zA-Z]{0,29}$/, 'invalid')),
  id: z.string().check(z.regex(/^[\w-]{0,40}$/, 'invalid')),
});

const kindName = z.string().check(z.regex(/^[a-zA-Z]+(\.[a-zA-Z]+){1,3}$/, 'invalid'));

const fields = {
  name: line({ max: WEBHOOK_NAME_MAX }),
  url: receiver,
  /** null: all that there is of its subject, also what will be there later */
  events: z.nullable(
    z.array(kindName).check(z.minLength(1, 'required'), z.maxLength(WEBHOOK_KINDS_MAX, 'tooMany')),
  ),
};

export const webhookInput = z.object({ id });
export const createWebhookInput = z.object({
  ...fields,
  subject,
  /** all who run the subject see and manage it */
  isTeam: z._default(z.boolean(), false),
  idempotencyKey,
});
/** What is missing stays. */
export const updateWebhookInput = z.object({
  id,
  name: z.optional(fields.name),
  url: z.optional(fields.url),
  events: z.optional(fields.events),
  isOn: z.optional(z.boolean()),
});

export const webhookOutput = z.object({
  id,
  name: z.string(),
  url: z.string(),
  subject: z.object({
    kind: z.string(),
    id: z.string(),
    /** null when its member sees it no more, and for `member` and `site` */
    name: z.nullable(z.string()),
    path: z.nullable(z.string()),
  }),
  events: z.nullable(z.array(z.string())),
  isTeam: z.boolean(),
  /** whether the reader runs its subject */
  isRun: z.boolean(),
  /** whose rights decide what it hears: of hooks of a team it may be somebody else */
  isOwn: z.boolean(),
  isOn: z.boolean(),
  offReason: z.nullable(z.enum(webhookOffReasons)),
  offAt: z.nullable(dateTime),
  createdAt: dateTime,
  /** until then the former secret signs as well */
  formerSecretUntil: z.nullable(dateTime),
  /** how many messages wait; 1000 are that or more */
  waiting: z.int(),
  /** attempts in a row that have failed */
  failures: z.int(),
  failingSince: z.nullable(dateTime),
  lastAttemptAt: z.nullable(dateTime),
  lastSuccessAt: z.nullable(dateTime),
});
export type Webhook = z.infer<typeof webhookOutput>;

export const webhookListOutput = z.array(webhookOutput);
/** The only answers that have the secret. */
export const webhookWithSecretOutput = z.object({ ...webhookOutput.shape, secret: z.string() });

const deliveryId = z.string().check(z.regex(/^msg_[0-9a-f-]{36}$/, 'invalid'));
export const deliveryInput = z.object({ id, deliveryId });
export const deliveryListInput = z.object({
  id,
  state: z.optional(z.enum(deliveryStates)),
  ...page.shape,
});
export const deliveryOutput = z.object({
  /** the header `webhook-id` of all its attempts */
  id: z.string(),
  event: z.string(),
  thing: z.string(),
  /** null: not sent yet */
  sequence: z.nullable(z.int()),
  state: z.enum(deliveryStates),
  happenedAt: dateTime,
  attempts: z.int(),
  /** of the last attempt; null: none yet */
  triedAt: z.nullable(dateTime),
  /** of the answer; null: there was none */
  status: z.nullable(z.int()),
  failure: z.nullable(z.enum(deliveryFailures)),
  durationMs: z.nullable(z.int()),
  /** null unless it waits for another attempt */
  nextAttemptAt: z.nullable(dateTime),
});
export type Delivery = z.infer<typeof deliveryOutput>;
export const deliveryListOutput = z.object({
  items: z.array(deliveryOutput),
  nextCursor: z.nullable(z.string()),
});
export const deliveryDetailOutput = z.object({
  ...deliveryOutput.shape,
  /** what is sent, as text; null: not read yet */
  body: z.nullable(z.string()),
  /** the beginning of the last answer, at most 1 kB */
  answer: z.nullable(z.string()),
});
export type DeliveryDetail = z.infer<typeof deliveryDetailOutput>;

export const replayFailedInput = z.object({ id, since: dateTime });
export const replayFailedOutput = z.object({ count: z.int() });

export const webhookKindsOutput = z.array(
  z.object({
    kind: z.string(),
    /** what a token has to have to make a hook for it */
    scope: z.string(),
    name: z.string(),
    about: z.string(),
    /** the kinds of subjects that hear of it */
    subjects: z.array(z.string()),
    /** only for those who run the subject */
    isForTeam: z.boolean(),
  }),
);
export type WebhookKinds = z.infer<typeof webhookKindsOutput>;

export const webhookSubjectsInput = z.object({
  /** the address of a page of ours, for what is not offered */
  address: z.optional(z.string().check(z.maxLength(WEBHOOK_ADDRESS_MAX, 'tooLong'))),
});
export const webhookSubjectsOutput = z.array(
  z.object({
    kind: z.string(),
    /** e.g. "Verein" */
    label: z.string(),
    things: z.array(
      z.object({ id: z.string(), name: z.string(), path: z.string(), isRun: z.boolean() }),
    ),
  }),
);
export type WebhookSubjects = z.infer<typeof webhookSubjectsOutput>;
