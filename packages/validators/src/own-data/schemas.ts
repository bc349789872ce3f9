import * as z from 'zod/mini';
import { secondFactorCode } from '../auth/schemas.ts';
import { dateTime } from '../common.ts';
import { keysOf } from '../domains.ts';

/** What leaving is about. */
export const consequenceKinds = keysOf('leaving');

/** `handedOver`: somebody else has it from then on; `closed`: nobody; `cancelled`: the other side is told */
export const consequenceOutcomes = ['handedOver', 'closed', 'cancelled'] as const;

/** What happens to something of a member who leaves. */
export const consequence = z.object({
  kind: z.enum(consequenceKinds),
  outcome: z.enum(consequenceOutcomes),
  /** its name or place, as the member knows it */
  name: z.string(),
  /** who gets it */
  to: z.nullable(z.string()),
  /** when it would have been */
  at: z.nullable(dateTime),
  /** where the member can see to it before */
  path: z.nullable(z.string()),
});
export type Consequence = z.infer<typeof consequence>;

const archive = z.object({
  id: z.string(),
  status: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** parts that are done, of all */
  done: z.int(),
  total: z.int(),
  /** null as long as it isn't ready */
  bytes: z.nullable(z.int()),
  requestedAt: dateTime,
  /** until when it can be downloaded */
  expiresAt: z.nullable(dateTime),
});

export const ownDataOutput = z.object({
  archive: z.nullable(archive),
  /** when the account is deleted; null: it stays */
  leavesAt: z.nullable(dateTime),
});
export type OwnDataOutput = z.infer<typeof ownDataOutput>;

export const leavingOutput = z.object({
  /** the only admin has to name another one first */
  isLastAdmin: z.boolean(),
  consequences: z.array(consequence),
});

const password = z.optional(z.string().check(z.maxLength(200, 'tooLong')));

/** Without a password the sign-in has to be fresh. */
export const archiveInput = z.object({ password });
export const leaveInput = z.object({
  password,
  /** of the second factor, where it is on, or a recovery code */
  code: z.optional(secondFactorCode),
});
