import * as z from 'zod/mini';
import { email, roles } from '../auth/schemas.ts';
import { dateTime, id, idempotencyKey, moment, page, text, textId } from '../common.ts';
import { listInput } from '../data-list.ts';
import { type KeyOf, keysOf } from '../domains.ts';
import { person, REPORT_TEXT_MAX, reportReasons } from '../moderation/schemas.ts';
import { username } from '../people/schemas.ts';
import { localDate } from '../places.ts';
import {
  activitySpans,
  contentKinds,
  memberConcerns,
  memberSorts,
  NOTE_MAX,
  shownStatuses,
} from './member-limits.ts';

export * from './member-limits.ts';

const role = z.enum(roles, 'required');
const status = z.enum(shownStatuses, 'required');
const day = z.optional(localDate);

export const memberListInput = z.extend(listInput(memberSorts, 'desc'), {
  role: z.optional(role),
  status: z.optional(status),
  /** days in Europe/Berlin; both belong to the period */
  joinedFrom: day,
  joinedTo: day,
  active: z.optional(z.enum(activitySpans)),
  /** `reported`: something of theirs is reported and not decided yet; `unconfirmed`: their address isn't confirmed */
  concern: z.optional(z.enum(memberConcerns)),
});
export type MemberListInput = z.output<typeof memberListInput>;

/** A member in the list of all, with the documented fields first. */
export const listedMember = z.object({
  id: z.string(),
  username: z.string(),
  /** for admins alone: what moderators get has no such field */
  email: z.optional(z.string()),
  role,
  status,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  emailVerified: z.boolean(),
  /** of a suspension; null until further notice, and for all others */
  suspendedUntil: z.nullable(dateTime),
  joinedAt: dateTime,
  lastActiveAt: dateTime,
  /** how many cases about the member's things are open */
  openCases: z.number(),
});
export type ListedMember = z.infer<typeof listedMember>;
export const memberListOutput = z.object({
  items: z.array(listedMember),
  nextCursor: z.nullable(z.string()),
});

export const memberIdInput = z.object({ id: textId });

/** How much there is of a member, each counted up to a thousand. */
const counts = z.object(
  Object.fromEntries(keysOf('counted').map((key) => [key, z.number()])) as Record<
    KeyOf<'counted'>,
    z.ZodMiniNumber
  >,
);
export type MemberCounts = z.infer<typeof counts>;

/** A member with what admins need to help or to judge them. */
export const adminMember = z.extend(listedMember, {
  email: z.string(),
  country: z.string(),
  zipCode: z.nullable(z.string()),
  locale: z.enum(['de', 'en']),
  userType: z.string(),
  visibility: z.nullable(z.enum(['public', 'friends', 'private'])),
  /** moderators have hidden the profile */
  isHidden: z.boolean(),
  statusReason: z.nullable(z.string()),
  silencedUntil: z.nullable(dateTime),
  secondFactor: z.boolean(),
  hasPassword: z.boolean(),
  passkeys: z.number(),
  moderates: z.array(z.string()),
  /** when the account is deleted, as the member has asked for it */
  leavesAt: z.nullable(dateTime),
  counts,
  isOwn: z.boolean(),
  /** whether the reader can suspend or ban this member */
  canSanction: z.boolean(),
});
export type AdminMember = z.infer<typeof adminMember>;

export const updateMemberInput = z
  .object({
    id: textId,
    username: z.pipe(
      z.string('usernameRequired').check(z.minLength(1, 'usernameRequired')),
      username,
    ),
    email,
    role,
    status,
    /** of a suspension; missing: until further notice */
    until: z.optional(moment),
    /** for the member, where the status becomes another one */
    reason: z.optional(text({ max: REPORT_TEXT_MAX, required: 'reasonRequired' })),
    rule: z._default(z.enum(reportReasons), 'other'),
    /** the admin's own, as roles and addresses open doors; not asked for right after signing in */
    password: z.optional(z.string().check(z.maxLength(200, 'tooLong'))),
  })
  .check(
    z.refine(({ status, until }) => until === undefined || status === 'suspended', {
      path: ['until'],
      error: 'invalid',
    }),
  );
export type UpdateMember = z.output<typeof updateMemberInput>;

const session = z.object({
  id: z.string(),
  userAgent: z.nullable(z.string()),
  createdAt: dateTime,
  lastSeenAt: dateTime,
});
export const memberSessionsOutput = z.array(session);
export type MemberSession = z.infer<typeof session>;
export const endSessionInput = z.object({
  id: textId,
  /** without it all of them end */
  sessionId: z.optional(z.uuid('invalid')),
});

export const contentInput = z.extend(page, { id: textId, kind: z.enum(contentKinds) });
const content = z.object({
  id: z.string(),
  title: z.string(),
  text: z.nullable(z.string()),
  path: z.nullable(z.string()),
  isShown: z.boolean(),
});
export const contentOutput = z.object({
  items: z.array(content),
  nextCursor: z.nullable(z.string()),
});
export type MemberContent = z.infer<typeof content>;

export const memberCasesInput = z.extend(page, { id: textId });
const memberCase = z.object({
  id: z.number(),
  kind: z.string(),
  title: z.nullable(z.string()),
  path: z.nullable(z.string()),
  reportCount: z.number(),
  openedAt: dateTime,
  closedAt: z.nullable(dateTime),
  outcome: z.nullable(z.enum(['upheld', 'rejected'])),
});
export const memberCasesOutput = z.object({
  items: z.array(memberCase),
  nextCursor: z.nullable(z.string()),
});
export type MemberCase = z.infer<typeof memberCase>;

export const createNoteInput = z.object({
  userId: textId,
  text: text({ max: NOTE_MAX }),
  idempotencyKey,
});
export const noteListInput = z.extend(page, { userId: textId });
export const setNoteDeletedInput = z.object({ id, isDeleted: z.boolean() });
const note = z.object({
  id: z.number(),
  text: z.string(),
  author: person,
  createdAt: dateTime,
  /** whether the reader may take it away: its author and admins may */
  canDelete: z.boolean(),
});
export type StaffNote = z.infer<typeof note>;
export const noteListOutput = z.object({
  items: z.array(note),
  nextCursor: z.nullable(z.string()),
});
