import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  runJobs,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { setVisibility } from '../../people/testing.ts';
import { createClub, joinClub } from '../testing.ts';

const api = useTestApi();
const ben = useMember(api, { first_name: 'Ben' });
const cem = useMember(api, { first_name: 'Cem' });
const anna = useFreshMember(api, { first_name: 'Anna' });
const dana = useFreshMember(api, { first_name: 'Dana' });
let id: number;
let name: string;

beforeEach(async () => {
  ({ id, name } = await createClub(api, anna));
});

const as = (member: TestMember | null) => api.callerFor(member).clubs;
const state = async () => {
  const { items } = await as(anna).members.list({ id });
  const { memberCount } = await as(anna).get({ id });
  return { memberCount, members: items.map(({ person, role }) => `${person.firstName} ${role}`) };
};
/** What stands in the bell about this club, with `DC` for its name. */
const told = async (member: TestMember) => {
  await runJobs(api);
  const { items } = await api.callerFor(member).social.notifications.list({});
  const here = items.filter(({ path }) => path === `/clubs/${id}`);
  return here.map(({ title }) => title.replace(name, 'DC'));
};

describe('a request', () => {
  it('is told to who runs the club, and answered by them', async () => {
    await as(dana).admissions.request({ id, message: ' Werfe 60 im Schnitt. ' });
    await as(dana).admissions.request({ id });
    expect(await told(anna)).toEqual([`Dana ${dana.last_name} möchte zu DC`]);
    expect(await as(dana).get({ id })).toMatchObject({ standing: 'asked', requestCount: 0 });
    expect(await as(anna).get({ id })).toMatchObject({ requestCount: 1 });
    const { items } = await as(anna).admissions.list({ id });
    expect(items).toMatchObject([
      { person: { id: dana.id }, isInvitation: false, message: 'Werfe 60 im Schnitt.' },
    ]);
    expect((await as(dana).listOwn()).requests.map((club) => club.id)).toEqual([id]);
    expect((await as(anna).listOwn()).clubs).toMatchObject([
      { id, role: 'owner', requestCount: 1 },
    ]);
    const answer = { id, userId: dana.id, isAdmitted: true };
    expect(await codeOf(as(dana).admissions.answer(answer))).toBe('FORBIDDEN');
    expect(await codeOf(as(ben).admissions.list({ id }))).toBe('FORBIDDEN');
    await as(anna).admissions.answer(answer);
    expect(await told(dana)).toEqual(['Du bist drin: DC']);
    // settled, so nobody is asked any more
    expect(await told(anna)).toEqual([]);
    expect(await state()).toEqual({ memberCount: 2, members: ['Anna owner', 'Dana member'] });
    expect(await codeOf(as(anna).admissions.answer(answer))).toBe('CLUB_ADMISSION_GONE');
    expect(await codeOf(as(dana).admissions.request({ id }))).toBe('CLUB_MEMBER_ALREADY');
  });

  it('is declined, or taken back, and can be made again', async () => {
    await as(dana).admissions.request({ id });
    await as(anna).admissions.answer({ id, userId: dana.id, isAdmitted: false });
    expect((await as(dana).get({ id })).standing).toBe('outside');
    await as(dana).admissions.request({ id });
    await as(dana).admissions.withdraw({ id });
    await as(dana).admissions.withdraw({ id });
    expect((await as(anna).get({ id })).requestCount).toBe(0);
  });

  it('is for members who may say something', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(as(null).admissions.request({ id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(suspended).admissions.request({ id }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(dana).admissions.request({ id: 0 }))).toBe('BAD_INPUT');
    expect(await codeOf(as(dana).admissions.request({ id, message: 'x'.repeat(501) }))).toBe(
      'BAD_INPUT',
    );
  });
});

describe('an invitation', () => {
  it('is accepted or not, by who is invited', async () => {
    const invitation = { id, userId: dana.id };
    expect(await codeOf(as(ben).admissions.invite(invitation))).toBe('FORBIDDEN');
    await as(anna).admissions.invite(invitation);
    await as(anna).admissions.invite(invitation);
    expect(await told(dana)).toEqual(['Einladung: Komm zu DC']);
    // nobody has to read their own name
    const { items } = await api.callerFor(dana).social.notifications.list({});
    expect(items[0]?.excerpt).not.toContain('Dana');
    expect((await as(dana).listOwn()).invitations).toMatchObject([
      { club: { id }, by: { id: anna.id, firstName: 'Anna' } },
    ]);
    await as(dana).admissions.answerInvitation({ id, isAccepted: false });
    expect(await told(dana)).toEqual([]);
    expect(await codeOf(as(dana).admissions.answerInvitation({ id, isAccepted: true }))).toBe(
      'CLUB_ADMISSION_GONE',
    );
    await as(anna).admissions.invite(invitation);
    await as(dana).admissions.answerInvitation({ id, isAccepted: true });
    expect(await told(anna)).toEqual([`Dana ${dana.last_name} ist jetzt bei DC`]);
    expect((await state()).members).toEqual(['Anna owner', 'Dana member']);
    expect(await codeOf(as(anna).admissions.invite(invitation))).toBe('CLUB_MEMBER_ALREADY');
  });

  it('is only for whom the officer may see, and is taken back', async () => {
    await setVisibility(api, dana, 'private');
    expect(await codeOf(as(anna).admissions.invite({ id, userId: dana.id }))).toBe(
      'MEMBER_NOT_FOUND',
    );
    expect(await codeOf(as(anna).admissions.revoke({ id, userId: dana.id }))).toBe(
      'CLUB_ADMISSION_GONE',
    );
  });

  it('is the only way into a club that isn’t public, and a hundred are open at most', async () => {
    const moderator = await api.createMember({ role: 'moderator' });
    await as(ben).admissions.request({ id });
    await as(anna).update({ id, name, city: 'Köln', isPublic: false });
    for (const outsider of [moderator, ben]) {
      expect(await codeOf(as(outsider).admissions.request({ id }))).toBe('CLUB_INVITED_ONLY');
    }
    const strangers = Array.from({ length: 100 }, (_, n) => `${anna.id}-${n}`);
    await api.deps.db
      .insertInto('users')
      .values(
        strangers.map((stranger) => ({
          id: stranger,
          email: `${stranger}@oche.test`,
          first_name: 'Viele',
          last_name: 'Fremde',
        })),
      )
      .execute();
    const invitation = { club_id: id, invited_by: anna.id, created_at: new Date() };
    await api.deps.db
      .insertInto('club_admissions')
      .values(strangers.map((stranger) => ({ ...invitation, user_id: stranger })))
      .execute();
    expect(await codeOf(as(anna).admissions.invite({ id, userId: cem.id }))).toBe(
      'TOO_MANY_CLUB_INVITATIONS',
    );
    await as(anna).admissions.revoke({ id, userId: `${anna.id}-0` });
    await as(anna).admissions.invite({ id, userId: cem.id });
  });

  it('that meets a request of the same moment makes one member', async () => {
    await Promise.all([
      as(anna).admissions.invite({ id, userId: dana.id }),
      as(dana).admissions.request({ id }),
    ]);
    expect(await state()).toEqual({ memberCount: 2, members: ['Anna owner', 'Dana member'] });
    const { items } = await as(anna).admissions.list({ id });
    expect(items).toEqual([]);
  });
});

describe('members', () => {
  it('leave, are sent away and become officers, each by whose right it is', async () => {
    await joinClub(api, anna, { id }, [ben, cem, dana]);
    const { members } = as(ben);
    expect(await codeOf(members.remove({ id, userId: cem.id }))).toBe('FORBIDDEN');
    expect(await codeOf(members.setRole({ id, userId: ben.id, role: 'officer' }))).toBe(
      'FORBIDDEN',
    );
    await as(anna).members.setRole({ id, userId: ben.id, role: 'officer' });
    await as(anna).members.setRole({ id, userId: cem.id, role: 'officer' });
    expect(await codeOf(members.remove({ id, userId: cem.id }))).toBe('FORBIDDEN');
    expect(await codeOf(members.remove({ id, userId: anna.id }))).toBe('FORBIDDEN');
    expect((await as(ben).get({ id })).can).toMatchObject({ manage: true, own: false });
    await members.remove({ id, userId: dana.id });
    expect(await codeOf(members.remove({ id, userId: dana.id }))).toBe('NOT_IN_CLUB');
    expect(await codeOf(as(dana).leave({ id }))).toBe('NOT_IN_CLUB');
    await as(cem).leave({ id });
    expect(await state()).toEqual({ memberCount: 2, members: ['Anna owner', 'Ben officer'] });
    const change = { id, userId: anna.id, role: 'member' as const };
    expect(await codeOf(as(anna).members.setRole(change))).toBe('CLUB_OWNER_STAYS');
    expect(await codeOf(as(null).members.remove({ id, userId: ben.id }))).toBe('UNAUTHENTICATED');
  });

  it('are handed the club, whose last one closes it', async () => {
    await joinClub(api, anna, { id }, [dana]);
    expect(await codeOf(as(anna).leave({ id }))).toBe('CLUB_OWNER_STAYS');
    expect(await codeOf(as(dana).members.handOver({ id, userId: dana.id }))).toBe('FORBIDDEN');
    expect(await codeOf(as(anna).members.handOver({ id, userId: ben.id }))).toBe('NOT_IN_CLUB');
    await as(anna).members.handOver({ id, userId: anna.id });
    expect((await state()).members).toEqual(['Anna owner', 'Dana member']);
    await as(anna).members.handOver({ id, userId: dana.id });
    expect(await told(dana)).toContain('DC gehört jetzt dir');
    expect((await state()).members).toEqual(['Dana owner', 'Anna officer']);
    await as(anna).leave({ id });
    await as(dana).leave({ id });
    expect(await codeOf(as(dana).get({ id }))).toBe('CLUB_NOT_FOUND');
  });

  it('are shown to whom they may be seen by; who runs the club knows them all', async () => {
    await joinClub(api, anna, { id }, [ben, dana]);
    await setVisibility(api, dana, 'private');
    await setVisibility(api, anna, 'public');
    const names = async (reader: TestMember | null) =>
      (await as(reader).members.list({ id })).items.map(({ person }) => person.firstName);
    expect(await names(null)).toEqual(['Anna']);
    expect(await names(cem)).toEqual(['Anna', 'Ben']);
    expect(await names(dana)).toEqual(['Anna', 'Ben', 'Dana']);
    expect(await names(anna)).toEqual(['Anna', 'Ben', 'Dana']);
    const { items, nextCursor } = await as(anna).members.list({ id, limit: 2 });
    expect(items).toHaveLength(2);
    const rest = await as(anna).members.list({ id, limit: 2, cursor: nextCursor ?? '' });
    expect(rest.items.map(({ person }) => person.firstName)).toEqual(['Dana']);
    expect(JSON.stringify(items)).not.toContain('@');
  });
});

describe('races', () => {
  it('leave one member, one owner and the right count', async () => {
    await joinClub(api, anna, { id }, [ben, cem]);
    await as(anna).admissions.invite({ id, userId: dana.id });
    await Promise.all([
      outcomeOf(as(dana).admissions.answerInvitation({ id, isAccepted: true })),
      outcomeOf(as(dana).admissions.answerInvitation({ id, isAccepted: true })),
      outcomeOf(as(dana).admissions.request({ id })),
      outcomeOf(as(anna).members.handOver({ id, userId: ben.id })),
      outcomeOf(as(anna).members.handOver({ id, userId: cem.id })),
      outcomeOf(as(ben).leave({ id })),
      outcomeOf(as(cem).leave({ id })),
    ]);
    const rows = await api.deps.db
      .selectFrom('club_members')
      .select('role')
      .where('club_id', '=', id)
      .execute();
    expect(rows.filter(({ role }) => role === 'owner')).toHaveLength(1);
    expect((await as(null).get({ id })).memberCount).toBe(rows.length);
  });

  it('end at ten clubs a member, and at the last place in a club', async () => {
    const clubs = [];
    for (let count = 0; count < 12; count += 1) {
      const founder = await api.createMember();
      const club = await createClub(api, founder);
      await api.callerFor(founder).clubs.admissions.invite({ id: club.id, userId: dana.id });
      clubs.push(club.id);
    }
    const accept = (club: number) =>
      as(dana).admissions.answerInvitation({ id: club, isAccepted: true });
    const codes = await Promise.all(clubs.map((club) => outcomeOf(accept(club))));
    expect(codes.filter((code) => code === 'TOO_MANY_CLUBS')).toHaveLength(2);
    expect((await as(dana).listOwn()).clubs).toHaveLength(10);
    expect(await codeOf(createClub(api, dana))).toBe('TOO_MANY_CLUBS');

    await api.deps.db
      .updateTable('clubs')
      .set({ member_count: 499 })
      .where('id', '=', id)
      .execute();
    await as(ben).admissions.request({ id });
    await as(cem).admissions.request({ id });
    const admit = ({ id: userId }: TestMember) =>
      outcomeOf(as(anna).admissions.answer({ id, userId, isAdmitted: true }));
    const outcomes = await Promise.all([admit(ben), admit(cem)]);
    expect(outcomes.filter((code) => code === 'CLUB_FULL')).toHaveLength(1);
  });
});
