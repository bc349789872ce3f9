import type { LoungeRules } from '@oche/validators/lounges/schemas';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  codeOf,
  insertPicture,
  type TestMember,
  useTestApi,
} from '../../testing/index.ts';
import { listProcedures } from '../../trpc/call.ts';
import { appRouter } from '../../trpc/root.ts';
import { createInvitationToken } from './mails/invitation-token.service.ts';
import { addStaff, aLounge, createLounge } from './testing.ts';

/*
 * Who may call what in the lounges, checked by real calls: every role calls every procedure that
 * needs a member. A refused call must change nothing.
 */

const roles = ['visitor', 'member', 'author', 'manager', 'owner', 'moderator', 'admin'] as const;
type Role = (typeof roles)[number];

interface Ids {
  loungeId: number;
  boardIds: number[];
  reviewId: number;
  claimId: number;
  /** an invitation by the owner */
  invitationId: number;
  /** an invitation that the claimant asks to accept */
  requestId: number;
  claimantId: string;
  token: string;
  otherManagerId: string;
}

interface Right {
  call: (lounges: Caller['lounges'], ids: Ids) => Promise<unknown>;
  /** the roles that get an answer */
  may: readonly Role[];
  /** refusals other than FORBIDDEN */
  refusals?: Partial<Record<Role, string>>;
}

const everybody: Role[] = ['member', 'author', 'manager', 'owner', 'moderator', 'admin'];
const team: Role[] = ['manager', 'owner', 'admin'];
const owners: Role[] = ['owner', 'admin'];
const notTheTeam: Role[] = ['member', 'author', 'moderator', 'admin'];
const teamIs = (code: string) => ({ manager: code, owner: code });

const data = { ...aLounge, name: 'Neuer Name' };
const rules: LoungeRules = {
  timeZone: 'Europe/Berlin',
  openingHours: null,
  pricePerHour: 99,
  priceUnit: 'board',
  priceRules: [],
  autoConfirm: true,
  slotMinutes: 30,
  minMinutes: 30,
  maxMinutes: 480,
  bufferMinutes: 0,
  horizonDays: 180,
  leadMinutes: 0,
  cancelMinutes: 120,
  maxUpcoming: 10,
};

const mutations: Record<string, Right> = {
  create: { call: (lounges) => lounges.create(aLounge), may: everybody },
  update: { call: (lounges, { loungeId }) => lounges.update({ id: loungeId, data }), may: team },
  move: {
    call: (lounges, { loungeId }) => lounges.move({ id: loungeId, latitude: 51, longitude: 7 }),
    may: team,
  },
  setActive: {
    call: (lounges, { loungeId }) => lounges.setActive({ id: loungeId, isActive: false }),
    may: owners,
  },
  'board.create': {
    call: ({ board }, { loungeId }) => board.create({ loungeId, data: { name: 'Neu' } }),
    may: team,
  },
  'board.update': {
    call: ({ board }, { boardIds: [id = 0] }) => board.update({ id, data: { name: 'Neu' } }),
    may: team,
  },
  'board.delete': {
    call: ({ board }, { boardIds: [id = 0] }) => board.delete({ id }),
    may: team,
  },
  'board.order': {
    call: ({ board }, { loungeId, boardIds }) =>
      board.order({ loungeId, boardIds: boardIds.toReversed() }),
    may: team,
  },
  'rules.update': {
    call: (lounges, { loungeId }) => lounges.rules.update({ loungeId, data: rules }),
    may: team,
  },
  'rules.setException': {
    call: (lounges, { loungeId }) =>
      lounges.rules.setException({ loungeId, date: '2099-12-24', periods: [] }),
    may: team,
  },
  'rules.deleteException': {
    call: (lounges, { loungeId }) =>
      lounges.rules.deleteException({ loungeId, date: '2099-12-31' }),
    may: team,
  },
  'photo.set': {
    call: ({ photo }, { loungeId }) => photo.set({ loungeId, photos: [] }),
    may: team,
  },
  'staff.invite a manager': {
    call: ({ staff }, { loungeId }) =>
      staff.invite({ loungeId, email: 'neu@oche.test', role: 'manager' }),
    may: team,
  },
  'staff.invite an owner': {
    call: ({ staff }, { loungeId }) =>
      staff.invite({ loungeId, email: 'neu@oche.test', role: 'owner' }),
    may: owners,
  },
  'staff.revokeInvitation': {
    call: ({ staff }, { invitationId }) => staff.revokeInvitation({ id: invitationId }),
    may: owners,
  },
  'staff.decideInvitation': {
    call: ({ staff }, { requestId, claimantId }) =>
      staff.decideInvitation({ id: requestId, userId: claimantId, isConfirmed: true }),
    may: owners,
  },
  'staff.acceptInvitation': {
    call: ({ staff }, { token }) => staff.acceptInvitation({ token }),
    may: notTheTeam,
    refusals: teamIs('ALREADY_STAFF'),
  },
  'staff.remove another manager': {
    call: ({ staff }, { loungeId, otherManagerId }) =>
      staff.remove({ loungeId, userId: otherManagerId }),
    may: owners,
  },
  'claim.create': {
    call: ({ claim }, { loungeId }) => claim.create({ loungeId, message: 'Das ist meine!' }),
    may: notTheTeam,
    refusals: teamIs('ALREADY_STAFF'),
  },
  'claim.decide': {
    call: ({ claim }, { claimId }) => claim.decide({ id: claimId, isApproved: true }),
    may: ['admin'],
  },
  'review.save': {
    call: ({ review }, { loungeId }) => review.save({ loungeId, rating: 1 }),
    may: notTheTeam,
    refusals: teamIs('REVIEW_OF_OWN_LOUNGE'),
  },
  'review.delete': {
    call: ({ review }, { reviewId }) => review.delete({ id: reviewId }),
    may: ['author'],
  },
  'review.answer': {
    call: ({ review }, { reviewId }) => review.answer({ id: reviewId, answer: 'Danke!' }),
    may: team,
  },
  'review.hide': {
    call: ({ review }, { reviewId }) => review.hide({ id: reviewId, isHidden: true }),
    may: ['moderator', 'admin'],
  },
  'favourite.set': {
    call: ({ favourite }, { loungeId }) => favourite.set({ loungeId, isFavourite: true }),
    may: everybody,
  },
};

const queries: Record<string, Right> = {
  mine: { call: (lounges) => lounges.mine(), may: everybody },
  nearby: { call: (lounges) => lounges.nearby(), may: everybody },
  similar: {
    call: (lounges) => lounges.similar({ name: 'Kante', city: 'Köln', country: 'DE' }),
    may: everybody,
  },
  'review.reviewed': {
    call: ({ review }, { loungeId }) => review.reviewed({ loungeIds: [loungeId] }),
    may: everybody,
  },
  'rules.get': { call: (lounges, { loungeId }) => lounges.rules.get({ loungeId }), may: team },
  'staff.list': { call: ({ staff }, { loungeId }) => staff.list({ loungeId }), may: team },
  'claim.list': { call: ({ claim }) => claim.list({}), may: ['admin'] },
};

const api = useTestApi();
let members: Record<Role, TestMember | null>;
let otherManager: TestMember;
let claimant: TestMember;
let ids: Ids;

beforeAll(async () => {
  members = {
    visitor: null,
    member: await api.createMember(),
    author: await api.createMember(),
    manager: await api.createMember(),
    owner: await api.createMember(),
    moderator: await api.createMember({ role: 'moderator' }),
    admin: await api.createMember({ role: 'admin' }),
  };
  otherManager = await api.createMember();
  claimant = await api.createMember();
});

const memberAs = (role: Role): TestMember => {
  const member = members[role];
  if (!member) throw new Error(`${role} is no member`);
  return member;
};
const loungesFor = (role: Role) => api.callerFor(members[role]).lounges;

beforeEach(async () => {
  const { db } = api.deps;
  const { id: loungeId, boards } = await createLounge(api, memberAs('owner'));
  await addStaff(db, loungeId, memberAs('manager'));
  await addStaff(db, loungeId, otherManager);
  const uploadId = await insertPicture(api, memberAs('owner'));
  await loungesFor('owner').photo.set({ loungeId, photos: [{ uploadId }] });
  await loungesFor('owner').rules.setException({ loungeId, date: '2099-12-31', periods: [] });
  const review = await loungesFor('author').review.save({ loungeId, rating: 4 });
  await api.callerFor(claimant).lounges.claim.create({ loungeId, message: 'Meine!' });
  const invited = { email: 'gast@oche.test', role: 'manager' } as const;
  await loungesFor('owner').staff.invite({ loungeId, ...invited });
  const claims = await db
    .selectFrom('lounge_claims')
    .select('id')
    .where('lounge_id', '=', loungeId)
    .executeTakeFirstOrThrow();
  const invitation = await db
    .selectFrom('lounge_invitations')
    .select('id')
    .where('lounge_id', '=', loungeId)
    .executeTakeFirstOrThrow();
  await loungesFor('owner').staff.invite({ loungeId, ...invited, email: 'andere@oche.test' });
  const request = await db
    .updateTable('lounge_invitations')
    .set({ requested_by: claimant.id, requested_at: new Date() })
    .where('lounge_id', '=', loungeId)
    .where('id', '<>', invitation.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  ids = {
    loungeId,
    boardIds: boards.map(({ id }) => id),
    reviewId: review.id,
    claimId: claims.id,
    invitationId: invitation.id,
    requestId: request.id,
    claimantId: claimant.id,
    token: await createInvitationToken(db, invitation.id),
    otherManagerId: otherManager.id,
  };
});

const TABLES = [
  'lounges',
  'lounge_calendars',
  'lounge_staff',
  'lounge_invitations',
  'lounge_claims',
  'lounge_boards',
  'opening_exceptions',
  'lounge_photos',
  'lounge_favourites',
  'lounge_reviews',
  'uploads',
];

/** Everything that the lounges have stored, to see whether something changed. */
async function stateOf(): Promise<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ all: unknown }>`
      select coalesce(json_agg(row order by row::text), '[]') as all from ${sql.table(table)} as row
    `.execute(api.deps.db);
    state[table] = rows[0]?.all;
  }
  return state;
}

const expectedOf = ({ may, refusals = {} }: Right, role: Role): string => {
  if (role === 'visitor') return 'UNAUTHENTICATED';
  if (may.includes(role)) return 'done';
  return refusals[role] ?? 'FORBIDDEN';
};

const answerOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'done';
  } catch (error) {
    return await codeOf(Promise.reject(error));
  }
};

const isRefusedTo = (right: Right) => roles.filter((role) => expectedOf(right, role) !== 'done');

async function answersOf(right: Right, asked: readonly Role[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const role of asked) answers[role] = await answerOf(right.call(loungesFor(role), ids));
  return answers;
}

const expectedAnswers = (right: Right, asked: readonly Role[]) =>
  Object.fromEntries(asked.map((role) => [role, expectedOf(right, role)]));

describe.each(Object.entries(mutations))('%s', (_, right) => {
  it.each(right.may)('is done for %s', async (role) => {
    const before = await stateOf();
    expect(await answersOf(right, [role])).toEqual({ [role]: 'done' });
    expect(await stateOf()).not.toEqual(before);
  });

  it('is refused to all others', async () => {
    const before = await stateOf();
    const others = isRefusedTo(right);
    expect(await answersOf(right, others)).toEqual(expectedAnswers(right, others));
    expect(await stateOf()).toEqual(before);
  });

  it('is refused to who is suspended or has not confirmed the address', async () => {
    const before = await stateOf();
    const able = memberAs(right.may[0] ?? 'admin');
    const as = (columns: Partial<TestMember>) => api.callerFor({ ...able, ...columns }).lounges;
    const suspended = right.call(as({ status: 'suspended' }), ids);
    expect(await answerOf(suspended)).toBe('ACCOUNT_SUSPENDED');
    const unconfirmed = right.call(as({ email_verified_at: null }), ids);
    expect(await answerOf(unconfirmed)).toBe('EMAIL_NOT_VERIFIED');
    expect(await stateOf()).toEqual(before);
  });
});

it.each(Object.entries(queries))('%s', async (_, right) => {
  expect(await answersOf(right, roles)).toEqual(expectedAnswers(right, roles));
});

it('everything that needs a member stands here', () => {
  const tested = [...Object.keys(mutations), ...Object.keys(queries)].map(
    (name) => name.split(' ')[0],
  );
  const procedures = listProcedures(appRouter)
    .filter(({ path, meta }) => path.startsWith('lounges.') && meta.access !== 'public')
    .map(({ path }) => path.slice('lounges.'.length));
  expect([...new Set(tested)].sort()).toEqual(procedures.sort());
});
