import { beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '../../../lib/jobs/jobs.ts';
import {
  codeOf,
  createTestApi,
  receiveMails,
  refusal,
  runJobs,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { addStaff, createLounge } from '../testing.ts';

const api = useTestApi();
const admin = useMember(api, { role: 'admin' });
const owner = useFreshMember(api, { first_name: 'Olga', last_name: 'Owner' });
const manager = useFreshMember(api, { first_name: 'Max' });
const ben = useFreshMember(api, { first_name: 'Ben' });
const carla = useFreshMember(api, { first_name: 'Carla' });
let loungeId: number;
let loungeName: string;

beforeEach(async () => {
  ({ id: loungeId, name: loungeName } = await createLounge(api, owner));
  await addStaff(api.deps.db, loungeId, manager);
});

const staffFor = (member: TestMember | null) => api.callerFor(member).lounges.staff;
type Role = 'owner' | 'manager';

async function teamOf(): Promise<Record<string, Role>> {
  const { staff } = await staffFor(admin).list({ loungeId });
  return Object.fromEntries(staff.map(({ id, role }) => [id, role]));
}

/** @returns the token in the mail */
async function invite(inviter: TestMember, email: string, role: Role = 'manager') {
  await staffFor(inviter).invite({ loungeId, email, role });
  return tokenTo(email);
}

async function tokenTo(email: string): Promise<string> {
  const mails = await receiveMails(api, email);
  const token = mails.at(-1)?.token;
  if (!token) throw new Error(`no link was sent to ${email}`);
  return token;
}

describe('list', () => {
  it('names the team, the owner first, to the team and admins only', async () => {
    const { staff } = await staffFor(manager).list({ loungeId });
    expect(staff.map(({ id, firstName, role }) => [id, firstName, role])).toEqual([
      [owner.id, 'Olga', 'owner'],
      [manager.id, 'Max', 'manager'],
    ]);
    expect(await codeOf(staffFor(ben).list({ loungeId }))).toBe('FORBIDDEN');
    expect(await codeOf(staffFor(null).list({ loungeId }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(staffFor(owner).list({ loungeId: 999_999 }))).toBe('LOUNGE_NOT_FOUND');
  });

  it('shows open invitations to the owner, and to a manager the own ones', async () => {
    await staffFor(owner).invite({ loungeId, email: 'b@oche.test', role: 'owner' });
    await staffFor(manager).invite({ loungeId, email: 'c@oche.test', role: 'manager' });
    const emailsFor = async (member: TestMember) => {
      const { invitations } = await staffFor(member).list({ loungeId });
      return invitations.map(({ email }) => email);
    };
    expect(await emailsFor(owner)).toEqual(['c@oche.test', 'b@oche.test']);
    expect(await emailsFor(admin)).toEqual(['c@oche.test', 'b@oche.test']);
    expect(await emailsFor(manager)).toEqual(['c@oche.test']);
    api.deps.clock.advance({ days: 7, seconds: 1 });
    expect(await emailsFor(owner)).toEqual([]);
  });
});

describe('an invitation', () => {
  it('makes a manager of whom it was mailed to', async () => {
    const token = await invite(owner, ben.email.toUpperCase());
    expect(await staffFor(null).getInvitation({ token })).toEqual({
      loungeId,
      loungeName,
      role: 'manager',
      invitedBy: { firstName: 'Olga', lastName: 'Owner' },
      acceptance: 'ask',
    });
    expect(await staffFor(ben).getInvitation({ token })).toMatchObject({ acceptance: 'open' });
    expect(await staffFor(ben).acceptInvitation({ token })).toMatchObject({
      loungeId,
      isAccepted: true,
    });
    expect(await teamOf()).toMatchObject({ [owner.id]: 'owner', [ben.id]: 'manager' });
    expect((await staffFor(owner).list({ loungeId })).invitations).toEqual([]);
  });

  it('is written in the language of who is invited, else of who invites', async () => {
    const english = await api.createMember({ locale: 'en' });
    await invite(owner, english.email.toUpperCase());
    expect((await receiveMails(api, english.email)).at(-1)?.subject).toBe(
      `Invitation to the team: ${loungeName}`,
    );
    const inEnglish = api.callerFor(owner, { locale: 'en' }).lounges.staff;
    await inEnglish.invite({ loungeId, email: 'nobody1@oche.test', role: 'manager' });
    expect((await receiveMails(api, 'nobody1@oche.test')).at(-1)?.subject).toContain('Invitation');
    await staffFor(owner).invite({ loungeId, email: 'nobody2@oche.test', role: 'manager' });
    expect((await receiveMails(api, 'nobody2@oche.test')).at(-1)?.subject).toContain('Einladung');
  });

  it('answers the same whether the address is known, on the team, or not', async () => {
    const answers = await Promise.all(
      ['niemand@oche.test', ben.email, manager.email].map((email) =>
        staffFor(owner).invite({ loungeId, email, role: 'manager' }),
      ),
    );
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  });

  it('holds once, for seven days, and not beside a newer one', async () => {
    const old = await invite(owner, ben.email);
    const token = await invite(manager, ben.email.toUpperCase());
    expect(await codeOf(staffFor(ben).acceptInvitation({ token: old }))).toBe('INVALID_TOKEN');
    expect((await staffFor(owner).list({ loungeId })).invitations).toHaveLength(1);
    await staffFor(ben).acceptInvitation({ token });
    expect(await codeOf(staffFor(carla).acceptInvitation({ token }))).toBe('INVALID_TOKEN');
    expect(await codeOf(staffFor(null).getInvitation({ token }))).toBe('INVALID_TOKEN');

    const late = await invite(owner, 'spaet@oche.test');
    api.deps.clock.advance({ days: 7, seconds: 1 });
    expect(await codeOf(staffFor(carla).acceptInvitation({ token: late }))).toBe('INVALID_TOKEN');
  });

  it('is worth nothing when it was taken back, or when who sent it may no longer invite', async () => {
    const revoked = await invite(owner, ben.email);
    const { invitations } = await staffFor(owner).list({ loungeId });
    expect(await staffFor(owner).revokeInvitation({ id: invitations[0]?.id ?? 0 })).toEqual({
      ok: true,
    });
    expect(await codeOf(staffFor(ben).acceptInvitation({ token: revoked }))).toBe('INVALID_TOKEN');

    const byManager = await invite(manager, ben.email);
    await staffFor(owner).remove({ loungeId, userId: manager.id });
    expect(await codeOf(staffFor(ben).acceptInvitation({ token: byManager }))).toBe(
      'INVALID_TOKEN',
    );
    expect(await teamOf()).toEqual({ [owner.id]: 'owner' });
  });

  it('is refused to who is on the team already, and stays open', async () => {
    const token = await invite(owner, ben.email);
    expect(await codeOf(staffFor(manager).acceptInvitation({ token }))).toBe('ALREADY_STAFF');
    expect(await codeOf(staffFor(owner).acceptInvitation({ token }))).toBe('ALREADY_STAFF');
    await staffFor(ben).acceptInvitation({ token });
  });

  it('sent many times at once is open once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, () =>
        staffFor(owner).invite({ loungeId, email: ben.email, role: 'manager' }),
      ),
    );
    expect((await staffFor(owner).list({ loungeId })).invitations).toHaveLength(1);
    await staffFor(ben).acceptInvitation({ token: await tokenTo(ben.email) });
  });

  it('accepted many times at once is accepted once', async () => {
    const token = await invite(owner, ben.email);
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => staffFor(ben).acceptInvitation({ token })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(Object.keys(await teamOf())).toHaveLength(3);
  });

  it('leaves only the hash of its token in the database, and none in the queue', async () => {
    await staffFor(owner).invite({ loungeId, email: 'gast@oche.test', role: 'manager' });
    const before = await invitationHashes();
    const token = await tokenTo('gast@oche.test');
    const after = await invitationHashes();
    expect(after).not.toEqual(before);
    expect(JSON.stringify([before, after])).not.toContain(token);
  });

  it('is not written for who was taken back before the mail went out', async () => {
    await staffFor(owner).invite({ loungeId, email: 'zufrueh@oche.test', role: 'manager' });
    const { invitations } = await staffFor(owner).list({ loungeId });
    await staffFor(owner).revokeInvitation({ id: invitations[0]?.id ?? 0 });
    expect(await receiveMails(api, 'zufrueh@oche.test')).toEqual([]);
  });

  const invitationHashes = () =>
    api.deps.db
      .selectFrom('lounge_invitations')
      .select('token_hash')
      .where('lounge_id', '=', loungeId)
      .execute();
});

it('what was invited long ago is forgotten, with its address', async () => {
  const addresses = async () => {
    const rows = await api.deps.db
      .selectFrom('lounge_invitations')
      .select('email')
      .where('lounge_id', '=', loungeId)
      .execute();
    return rows.map(({ email }) => email);
  };
  await staffFor(owner).invite({ loungeId, email: 'alt@oche.test', role: 'manager' });
  api.deps.clock.advance({ days: 36 });
  await staffFor(owner).invite({ loungeId, email: 'neu@oche.test', role: 'manager' });
  await addJob(api.deps.db, 'lounges.cleanup', {});
  await runJobs(api);
  expect(await addresses()).toEqual(['alt@oche.test', 'neu@oche.test']);
  api.deps.clock.advance({ days: 2 });
  await addJob(api.deps.db, 'lounges.cleanup', {});
  await runJobs(api);
  expect(await addresses()).toEqual(['neu@oche.test']);
});

describe('who may invite', () => {
  const inviteBy = (member: TestMember | null, role: Role) =>
    staffFor(member).invite({ loungeId, email: 'gast@oche.test', role });

  it('a manager is the team, and an owner only the owner or an admin', async () => {
    for (const member of [owner, manager, admin]) {
      expect(await inviteBy(member, 'manager')).toEqual({ ok: true });
    }
    for (const member of [owner, admin]) {
      expect(await inviteBy(member, 'owner')).toEqual({ ok: true });
    }
    expect(await codeOf(inviteBy(manager, 'owner'))).toBe('FORBIDDEN');
    expect(await codeOf(inviteBy(ben, 'manager'))).toBe('FORBIDDEN');
    expect(await codeOf(inviteBy(null, 'manager'))).toBe('UNAUTHENTICATED');
  });

  it('is limited by address, like all mails', async () => {
    const strict = await createTestApi({ RATE_LIMIT_MAIL_PER_30_MINUTES: '2' });
    try {
      const member = await strict.createMember();
      const lounge = await createLounge(strict, member);
      const send = (email: string) =>
        strict
          .callerFor(member)
          .lounges.staff.invite({ loungeId: lounge.id, email, role: 'manager' });
      await send('gast@oche.test');
      await send('Gast@oche.test');
      expect(await codeOf(send('gast@oche.test'))).toBe('RATE_LIMITED');
      await send('anderer@oche.test');
    } finally {
      await strict.close();
    }
  });

  it('is limited by member, or whoever names a lounge would advertise in our mails', async () => {
    const strict = await createTestApi({ RATE_LIMIT_INVITATIONS_PER_DAY: '2' });
    try {
      const [one, other] = [await strict.createMember(), await strict.createMember()];
      const { id } = await createLounge(strict, one);
      await addStaff(strict.deps.db, id, other);
      const send = (member: TestMember, email: string) =>
        strict.callerFor(member).lounges.staff.invite({ loungeId: id, email, role: 'manager' });
      await send(one, 'eins@oche.test');
      await send(one, 'zwei@oche.test');
      expect(await codeOf(send(one, 'drei@oche.test'))).toBe('RATE_LIMITED');
      await send(other, 'drei@oche.test');
    } finally {
      await strict.close();
    }
  });

  it('takes an invitation back who sent it, the owner, or an admin', async () => {
    await inviteBy(owner, 'manager');
    const openId = async () =>
      (await staffFor(owner).list({ loungeId })).invitations[0]?.id ?? Number.NaN;
    const id = await openId();
    expect(await codeOf(staffFor(manager).revokeInvitation({ id }))).toBe('FORBIDDEN');
    expect(await codeOf(staffFor(ben).revokeInvitation({ id }))).toBe('FORBIDDEN');
    await staffFor(admin).revokeInvitation({ id });
    await inviteBy(manager, 'manager');
    await staffFor(manager).revokeInvitation({ id: await openId() });
    expect(await codeOf(staffFor(owner).revokeInvitation({ id: 999_999 }))).toBe('NOT_FOUND');
  });
});

describe('handing over', () => {
  it('makes the new one the owner and the old one a manager, who is told', async () => {
    const token = await invite(owner, ben.email, 'owner');
    await staffFor(ben).acceptInvitation({ token });
    expect(await teamOf()).toEqual({
      [ben.id]: 'owner',
      [owner.id]: 'manager',
      [manager.id]: 'manager',
    });
    const lounge = await api.callerFor(null).lounges.get({ id: loungeId });
    expect(lounge.owner.id).toBe(ben.id);
    expect((await receiveMails(api, owner.email)).at(-1)?.subject).toBe(
      `${loungeName} ist übergeben`,
    );
  });

  it('can go to a manager', async () => {
    const token = await invite(owner, manager.email, 'owner');
    await staffFor(manager).acceptInvitation({ token });
    expect(await teamOf()).toEqual({ [manager.id]: 'owner', [owner.id]: 'manager' });
  });

  it('is void once the lounge belongs to someone else', async () => {
    const toBen = await invite(owner, ben.email, 'owner');
    const toCarla = await invite(owner, carla.email, 'owner');
    await staffFor(ben).acceptInvitation({ token: toBen });
    expect(await codeOf(staffFor(carla).acceptInvitation({ token: toCarla }))).toBe(
      'INVALID_TOKEN',
    );
  });

  it('to two at once ends with exactly one owner', async () => {
    for (let round = 0; round < 10; round++) {
      ({ id: loungeId } = await createLounge(api, owner));
      const tokens = [
        await invite(owner, ben.email, 'owner'),
        await invite(owner, carla.email, 'owner'),
      ];
      const results = await Promise.allSettled(
        [ben, carla].map((member, index) =>
          staffFor(member).acceptInvitation({ token: tokens[index] ?? '' }),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const roles = Object.values(await teamOf());
      expect(roles.sort()).toEqual(['manager', 'owner']);
    }
  });
});

describe('remove', () => {
  const remove = (actor: TestMember | null, member: TestMember) =>
    staffFor(actor).remove({ loungeId, userId: member.id });

  it('is for the owner and admins, and for a manager who leaves', async () => {
    await addStaff(api.deps.db, loungeId, ben);
    await addStaff(api.deps.db, loungeId, carla);
    expect(await codeOf(remove(manager, ben))).toBe('FORBIDDEN');
    expect(await codeOf(remove(await api.createMember(), ben))).toBe('FORBIDDEN');
    expect(await codeOf(remove(null, ben))).toBe('UNAUTHENTICATED');
    expect(await remove(owner, ben)).toEqual({ ok: true });
    expect(await remove(admin, carla)).toEqual({ ok: true });
    expect(await remove(manager, manager)).toEqual({ ok: true });
    expect(await teamOf()).toEqual({ [owner.id]: 'owner' });
    expect(await codeOf(staffFor(manager).list({ loungeId }))).toBe('FORBIDDEN');
  });

  it('never takes the owner, nor somebody who is not on the team', async () => {
    expect(await codeOf(remove(owner, owner))).toBe('OWNER_STAYS');
    expect(await codeOf(remove(admin, owner))).toBe('OWNER_STAYS');
    expect(await codeOf(remove(owner, ben))).toBe('NOT_FOUND');
    expect(await teamOf()).toMatchObject({ [owner.id]: 'owner' });
  });
});

it('bad input is refused', async () => {
  const bad = staffFor(owner).invite({ loungeId, email: 'keine Adresse', role: 'manager' });
  expect((await refusal(bad)).fields).toMatchObject({ email: expect.any(String) });
  expect(await codeOf(staffFor(ben).acceptInvitation({ token: 'kurz' }))).toBe('BAD_INPUT');
  const unknown = 'x'.repeat(43);
  expect(await codeOf(staffFor(ben).acceptInvitation({ token: unknown }))).toBe('INVALID_TOKEN');
});
