import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  refusal,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { addStaff, createLounge } from '../testing.ts';

const api = useTestApi();
const admin = useMember(api, { role: 'admin' });
const OTHER_ADDRESS = 'ben-privat@oche.test';
const owner = useFreshMember(api, { first_name: 'Olga' });
const manager = useFreshMember(api, { first_name: 'Max' });
const ben = useFreshMember(api, { first_name: 'Ben', last_name: 'Berger', locale: 'en' });
const carla = useFreshMember(api, { first_name: 'Carla' });
let loungeId: number;

beforeEach(async () => {
  ({ id: loungeId } = await createLounge(api, owner));
  await addStaff(api.deps.db, loungeId, manager);
});

const staffFor = (member: TestMember | null) => api.callerFor(member).lounges.staff;
type Role = 'owner' | 'manager';

/** @returns the link's token and the invitation's id */
async function invite(inviter = owner, email = OTHER_ADDRESS, role: Role = 'manager') {
  await staffFor(inviter).invite({ loungeId, email, role });
  const token = (await receiveMails(api, email)).at(-1)?.token ?? '';
  return { token, id: (await openInvitations())[0]?.id ?? Number.NaN };
}

/** The same, and Ben has asked to accept the invitation with his own address. */
async function invitedAndAsked(inviter = owner, role: Role = 'manager') {
  const invitation = await invite(inviter, OTHER_ADDRESS, role);
  await staffFor(ben).acceptInvitation({ token: invitation.token });
  return invitation;
}

const decide = (by: TestMember | null, id: number, isConfirmed: boolean, who = ben) =>
  staffFor(by).decideInvitation({ id, userId: who.id, isConfirmed });

const openInvitations = async (by = owner) => (await staffFor(by).list({ loungeId })).invitations;

async function teamOf(): Promise<Record<string, Role>> {
  const { staff } = await staffFor(admin).list({ loungeId });
  return Object.fromEntries(staff.map(({ id, role }) => [id, role]));
}

const subjectsTo = async ({ email }: TestMember) =>
  (await receiveMails(api, email)).map(({ subject }) => subject);

describe('a member with another address than the mail went to', () => {
  it('asks, is no member of the team yet, and whoever invited is told', async () => {
    const { token } = await invite();
    expect(await staffFor(ben).getInvitation({ token })).toMatchObject({ acceptance: 'ask' });
    const answer = await staffFor(ben).acceptInvitation({ token });
    expect(answer).toMatchObject({ isAccepted: false, acceptance: 'waiting' });
    expect(await staffFor(ben).getInvitation({ token })).toMatchObject({ acceptance: 'waiting' });
    expect(await teamOf()).toEqual({ [owner.id]: 'owner', [manager.id]: 'manager' });
    const { id, firstName, lastName } = {
      id: ben.id,
      firstName: ben.first_name,
      lastName: ben.last_name,
    };
    expect(await openInvitations()).toMatchObject([{ requestedBy: { id, firstName, lastName } }]);
    const [mail] = await receiveMails(api, owner.email);
    expect(mail?.subject).toContain('Darf Ben Berger ins Team');
    expect(mail?.text).toContain(OTHER_ADDRESS);
    expect(mail?.text).toContain(`/venues/${loungeId}/manage/team`);
    expect(mail?.text).not.toContain(ben.email);
  });

  it('asks once, however often the button is pressed', async () => {
    const { token } = await invite();
    await Promise.all(Array.from({ length: 5 }, () => staffFor(ben).acceptInvitation({ token })));
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('asks also when that address is an unconfirmed one of the member', async () => {
    const { token } = await invite();
    await api.deps.db
      .updateTable('users')
      .set({ email: OTHER_ADDRESS, email_verified_at: null })
      .where('id', '=', ben.id)
      .execute();
    // the caller still has what the session said before
    expect(await staffFor(ben).acceptInvitation({ token })).toMatchObject({ isAccepted: false });
    await api.deps.db.deleteFrom('lounge_invitations').execute();
    await api.deps.db.deleteFrom('users').where('id', '=', ben.id).execute();
  });

  it('keeps nobody else from accepting whom it was meant for', async () => {
    const { token } = await invite(owner, carla.email);
    await staffFor(ben).acceptInvitation({ token });
    expect(await staffFor(carla).getInvitation({ token })).toMatchObject({ acceptance: 'open' });
    expect(await staffFor(carla).acceptInvitation({ token })).toMatchObject({ isAccepted: true });
    expect(await teamOf()).toMatchObject({ [carla.id]: 'manager' });
    expect(await codeOf(staffFor(ben).getInvitation({ token }))).toBe('INVALID_TOKEN');
  });

  it('is one at a time; who comes later is told', async () => {
    const { token } = await invitedAndAsked();
    expect(await staffFor(carla).getInvitation({ token })).toMatchObject({ acceptance: 'taken' });
    expect(await codeOf(staffFor(carla).acceptInvitation({ token }))).toBe('INVITATION_REQUESTED');
    expect(await openInvitations()).toMatchObject([{ requestedBy: { id: ben.id } }]);
  });

  it('is one also when many ask at the same time', async () => {
    const { token } = await invite();
    const members = await Promise.all(Array.from({ length: 6 }, () => api.createMember()));
    const results = await Promise.allSettled(
      members.map((member) => staffFor(member).acceptInvitation({ token })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('is refused as a visitor, suspended, or on the team', async () => {
    const { token } = await invite();
    const suspended = await api.createMember({ status: 'suspended' });
    const unverified = await api.createMember({ email_verified_at: null });
    expect(await codeOf(staffFor(null).acceptInvitation({ token }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(staffFor(suspended).acceptInvitation({ token }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(staffFor(unverified).acceptInvitation({ token }))).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    expect(await codeOf(staffFor(manager).acceptInvitation({ token }))).toBe('ALREADY_STAFF');
    expect(await openInvitations()).toMatchObject([{ requestedBy: null }]);
  });
});

describe('the answer', () => {
  it('brings the member to the team, and is told in the member’s language', async () => {
    const { id, token } = await invitedAndAsked();
    expect(await decide(owner, id, true)).toEqual({ ok: true });
    expect(await teamOf()).toMatchObject({ [ben.id]: 'manager' });
    expect(await openInvitations()).toEqual([]);
    expect(await codeOf(staffFor(ben).getInvitation({ token }))).toBe('INVALID_TOKEN');
    expect((await subjectsTo(ben)).at(-1)).toContain('Confirmed');
  });

  it('refuses, and leaves the invitation open for whom it was meant for', async () => {
    const { id, token } = await invitedAndAsked();
    expect(await decide(owner, id, false)).toEqual({ ok: true });
    expect(await teamOf()).not.toHaveProperty(ben.id);
    expect((await subjectsTo(ben)).at(-1)).toContain('Not confirmed');
    expect(await openInvitations()).toMatchObject([{ requestedBy: null }]);
    expect(await staffFor(carla).acceptInvitation({ token })).toMatchObject({ isAccepted: false });
  });

  it('can make the member the owner', async () => {
    const { id } = await invitedAndAsked(owner, 'owner');
    await decide(owner, id, true);
    expect(await teamOf()).toEqual({
      [ben.id]: 'owner',
      [owner.id]: 'manager',
      [manager.id]: 'manager',
    });
  });

  it('is a matter of whoever invited, of the owner and of admins', async () => {
    const otherManager = await api.createMember();
    await addStaff(api.deps.db, loungeId, otherManager);
    for (const [inviter, allowed] of [
      [manager, [manager, owner, admin]],
      [owner, [owner, admin]],
    ] as const) {
      for (const by of [otherManager, manager, owner, admin, carla, ben]) {
        await api.deps.db.deleteFrom('lounge_invitations').execute();
        const { id } = await invitedAndAsked(inviter);
        const mayDecide = (allowed as readonly TestMember[]).includes(by);
        const answer = decide(by, id, false);
        if (mayDecide) expect(await answer).toEqual({ ok: true });
        else expect(await codeOf(answer)).toBe('FORBIDDEN');
      }
    }
  });

  it('is nothing for visitors and suspended owners', async () => {
    const { id } = await invitedAndAsked();
    expect(await codeOf(decide(null, id, true))).toBe('UNAUTHENTICATED');
    const suspended = { ...owner, status: 'suspended' as const };
    expect(await codeOf(decide(suspended, id, true))).toBe('ACCOUNT_SUSPENDED');
    expect(await teamOf()).not.toHaveProperty(ben.id);
  });

  it('of who gave the lounge away is none about a former handover', async () => {
    const { id } = await invitedAndAsked(owner, 'owner');
    const toCarla = await invite(owner, carla.email, 'owner');
    await staffFor(carla).acceptInvitation({ token: toCarla.token });
    expect(await codeOf(decide(owner, id, true))).toBe('FORBIDDEN');
    expect(await teamOf()).toMatchObject({ [carla.id]: 'owner', [owner.id]: 'manager' });
  });

  it('counts for the member it was given for, not for who asks by then', async () => {
    const { id, token } = await invitedAndAsked();
    await decide(owner, id, false);
    await staffFor(carla).acceptInvitation({ token });
    expect(await codeOf(decide(owner, id, true))).toBe('NOT_FOUND');
    expect(await teamOf()).not.toHaveProperty(carla.id);
    await decide(owner, id, true, carla);
    expect(await teamOf()).toMatchObject({ [carla.id]: 'manager' });
  });

  it('comes too late for what is over, and for who is banned or on the team by then', async () => {
    const revoked = await invitedAndAsked();
    await staffFor(owner).revokeInvitation({ id: revoked.id });
    expect(await codeOf(decide(owner, revoked.id, true))).toBe('NOT_FOUND');

    const late = await invitedAndAsked();
    api.deps.clock.advance({ days: 7, seconds: 1 });
    expect(await codeOf(decide(owner, late.id, true))).toBe('NOT_FOUND');
    api.deps.clock.reset();

    await addStaff(api.deps.db, loungeId, ben);
    expect(await codeOf(decide(owner, late.id, true))).toBe('ALREADY_STAFF');
    await staffFor(owner).remove({ loungeId, userId: ben.id });
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', ben.id)
      .execute();
    expect(await codeOf(decide(owner, late.id, true))).toBe('NOT_FOUND');
    expect(await codeOf(decide(owner, 999_999, true))).toBe('NOT_FOUND');
  });

  it('given twice at once, yes and no, is one of both', async () => {
    for (let round = 0; round < 5; round++) {
      ({ id: loungeId } = await createLounge(api, owner));
      const { id } = await invitedAndAsked();
      const [yes, no] = await Promise.allSettled([
        decide(owner, id, true),
        decide(owner, id, false),
      ]);
      expect([yes.status, no.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(ben.id in (await teamOf())).toBe(yes.status === 'fulfilled');
    }
  });

  it('and an acceptance by whom it was meant for, at the same time, bring one to the team', async () => {
    for (let round = 0; round < 5; round++) {
      ({ id: loungeId } = await createLounge(api, owner));
      const { id, token } = await invite(owner, carla.email);
      await staffFor(ben).acceptInvitation({ token });
      const results = await Promise.allSettled([
        decide(owner, id, true),
        staffFor(carla).acceptInvitation({ token }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(Object.keys(await teamOf())).toHaveLength(2);
    }
  });

  it('with bad input is refused', async () => {
    const bad = staffFor(owner).decideInvitation({ id: 0, userId: '', isConfirmed: true });
    expect((await refusal(bad)).fields).toMatchObject({ id: expect.any(String) });
  });
});
