import * as z from 'zod/mini';
import { dateTime, page, textId } from '../common.ts';
import { person, thingKind } from './schemas.ts';

export const auditFilter = z.object({
  actorId: z.optional(textId),
  /** a noun or noun.verb, e.g. `post` or `post.delete` */
  action: z.optional(z.string().check(z.regex(/^[a-z]+(\.[a-zA-Z]+)?$/, 'invalid'))),
  /** a kind of things, and one of them */
  kind: z.optional(thingKind),
  thingId: z.optional(textId),
  from: z.optional(dateTime),
  until: z.optional(dateTime),
});
export const auditListInput = z.extend(page, auditFilter.shape);
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export const auditEntryOutput = z.object({
  id: z.number(),
  happenedAt: dateTime,
  /** null: the house itself */
  actor: z.nullable(person),
  action: z.string(),
  thing: z.object({ kind: z.string(), id: z.string() }),
  reason: z.nullable(z.string()),
  before: z.nullable(facts),
  after: z.nullable(facts),
});
export type AuditEntryOutput = z.infer<typeof auditEntryOutput>;
export const auditListOutput = z.object({
  items: z.array(auditEntryOutput),
  nextCursor: z.nullable(z.string()),
});
