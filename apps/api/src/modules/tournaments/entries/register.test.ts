import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { at, createTournament, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let cleo: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Auge' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
  cleo = await api.createMember({ first_name: 'Cleo', last_name: 'Check' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const namesOf = async (id: number, filter: 'registered' | 'waiting' = 'registered') =>
  (await as(null).entries.list({ id, filter })).items.map(({ name }) => name);

/** Members without faces, who fill a tournament. */
async function fill(id: number, count: number): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await api.createMember({ first_name: 'Voll', last_name: String(index) });
    await as(member).register({ id });
    members.push(member);
  }
  return members;
}

async function rate(member: TestMember, rating: number): Promise<void> {
  await api.deps.db
    .insertInto('ranking_ratings')
    .values({
      user_id: member.id,
      rating: rating * 100,
      deviation: 5000,
      volatility: 600,
      rated_at: NOW,
      certain_until: at(30),
    })
    .execute();
}

describe('register', () => {
  it('gives a seat, is seen by all, and is done once', async () => {
    const { id, revision } = await createTournament(api, anna);
    expect(await as(ben).register({ id })).toMatchObject({
      participantCount: 1,
      waitingCount: 0,
      ownStatus: 'registered',
      own: { status: 'registered', place: null, isCheckedIn: false, isPaid: false },
      refusal: 'ALREADY_REGISTERED',
      can: { register: false, withdraw: true },
      revision: revision + 1,
    });
    expect(await codeOf(as(ben).register({ id }))).toBe('ALREADY_REGISTERED');
    const { items } = await as(null).entries.list({ id });
    expect(items).toMatchObject([
      { number: 1, name: 'Ben Bull', players: [{ person: { id: ben.id } }], isPaid: null },
    ]);
  });

  it('closes by itself at the deadline, and is not open for a draft', async () => {
    const { id } = await createTournament(api, anna);
    const draft = await createTournament(api, anna, { isDraft: true });
    expect(await codeOf(as(anna).register({ id: draft.id }))).toBe('REGISTRATION_NOT_OPEN');
    expect(await codeOf(as(ben).register({ id: draft.id }))).toBe('TOURNAMENT_NOT_FOUND');
    api.deps.clock.set(at(6, 22));
    expect(await codeOf(as(ben).register({ id }))).toBe('REGISTRATION_CLOSED');
    expect(await as(ben).get({ id })).toMatchObject({
      isRegistrationOpen: false,
      refusal: 'REGISTRATION_CLOSED',
    });
  });

  it('is for the rating that was asked for; who is invited may always', async () => {
    const { id } = await createTournament(api, anna, { rating: { min: 1400, max: 1600 } });
    await rate(ben, 1500);
    await rate(cleo, 1601);
    await as(ben).register({ id });
    expect(await codeOf(as(cleo).register({ id }))).toBe('TOURNAMENT_RATING_LIMIT');
    expect(await codeOf(as(anna).register({ id }))).toBe('TOURNAMENT_RATING_LIMIT');
    const upTo = await createTournament(api, anna, { rating: { min: null, max: 1600 } });
    await as(anna).register({ id: upTo.id });
    await as(anna).invitation.add({ id, userId: cleo.id });
    await as(cleo).register({ id });
    expect(await namesOf(id)).toEqual(['Ben Bull', 'Cleo Check']);
  });

  it('is for invited members alone, where it is so, and not for teams', async () => {
    const { id } = await createTournament(api, anna, { isInvitedOnly: true });
    expect(await codeOf(as(ben).register({ id }))).toBe('TOURNAMENT_INVITED_ONLY');
    const pairs = await createTournament(api, anna, { teamSize: 2 });
    expect(await codeOf(as(ben).register({ id: pairs.id }))).toBe('TOURNAMENT_FOR_TEAMS');
  });

  it('is for members who may write', async () => {
    const { id } = await createTournament(api, anna);
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(as(null).register({ id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(suspended).register({ id }))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(ben).register({ id: 99_999 }))).toBe('TOURNAMENT_NOT_FOUND');
    expect(await codeOf(as(ben).register({ id: 0 }))).toBe('BAD_INPUT');
  });
});

describe('the waiting list', () => {
  it('moves up in the order of registration when somebody with a seat withdraws', async () => {
    const { id } = await createTournament(api, anna, { maxParticipants: 4 });
    const [first] = await fill(id, 4);
    await as(ben).register({ id });
    expect((await as(cleo).register({ id })).own).toMatchObject({ status: 'waiting', place: 2 });
    expect(await namesOf(id, 'waiting')).toEqual(['Ben Bull', 'Cleo Check']);
    expect((await as(first ?? anna).withdraw({ id })).ownStatus).toBe('withdrawn');
    expect(await as(ben).get({ id })).toMatchObject({
      participantCount: 4,
      waitingCount: 1,
      own: { status: 'registered' },
    });
    expect((await as(cleo).get({ id })).own?.place).toBe(1);
    // a member who comes back is at the end of the list
    expect((await as(first ?? anna).register({ id })).own).toMatchObject({ place: 2 });
    expect(await namesOf(id, 'waiting')).toEqual(['Cleo Check', 'Voll 0']);
  });

  it('gets the seats that are added, and nobody has to leave for fewer', async () => {
    const { id } = await createTournament(api, anna, { maxParticipants: 4 });
    await fill(id, 4);
    await as(ben).register({ id });
    const wish = { name: 'Freitagscup', startDate: at(7), registrationDeadline: at(6, 22) };
    await as(anna).update({ id, ...wish, maxParticipants: 5 });
    expect(await as(ben).get({ id })).toMatchObject({
      participantCount: 5,
      waitingCount: 0,
      ownStatus: 'registered',
    });
    expect(await codeOf(as(anna).update({ id, ...wish, maxParticipants: 4 }))).toBe(
      'TOURNAMENT_FULL',
    );
    const pairs = as(anna).update({ id, ...wish, maxParticipants: 5, teamSize: 2 });
    expect(await codeOf(pairs)).toBe('TEAM_SIZE_UNFIT');
  });
});

describe('withdraw', () => {
  it('is possible until it is over, once, also for who is suspended', async () => {
    const { id } = await createTournament(api, anna);
    expect(await codeOf(as(ben).withdraw({ id }))).toBe('NOT_REGISTERED');
    await as(ben).register({ id });
    await as({ ...ben, status: 'suspended' }).withdraw({ id });
    expect(await codeOf(as(ben).withdraw({ id }))).toBe('NOT_REGISTERED');
    await as(ben).register({ id });
    await as(anna).register({ id });
    await as(anna).start({ id });
    await as(anna).complete({ id });
    expect(await codeOf(as(ben).withdraw({ id }))).toBe('TOURNAMENT_STATUS');
    expect(await codeOf(as(null).withdraw({ id }))).toBe('UNAUTHENTICATED');
  });
});

describe('check in', () => {
  it('is possible in its window, also for who waits', async () => {
    const { id } = await createTournament(api, anna, {
      maxParticipants: 4,
      checkInOpensAt: at(7, 18),
    });
    await fill(id, 3);
    await as(ben).register({ id });
    await as(cleo).register({ id });
    expect(await codeOf(as(ben).checkIn({ id }))).toBe('CHECK_IN_CLOSED');
    api.deps.clock.set(at(7, 18));
    expect((await as(ben).get({ id })).can.checkIn).toBe(true);
    expect((await as(ben).checkIn({ id })).own?.isCheckedIn).toBe(true);
    expect((await as(cleo).checkIn({ id })).own?.isCheckedIn).toBe(true);
    // again, as a phone does that heard no answer
    await as(ben).checkIn({ id });
    api.deps.clock.set(at(7, 19));
    expect(await codeOf(as(anna).checkIn({ id }))).toBe('NOT_REGISTERED');
    await as(anna).entries.add({ id, players: [{ userId: anna.id }] });
    expect(await codeOf(as(anna).checkIn({ id }))).toBe('CHECK_IN_CLOSED');
  });

  it('begins with a code at the door, for whoever sees the tournament', async () => {
    const { id } = await createTournament(api, anna);
    const { path, qr } = await as(null).entries.checkInCode({ id });
    expect(path).toBe(`/tournaments/${id}`);
    expect(qr).toMatch(/^<svg/);
    const draft = await createTournament(api, anna, { isDraft: true });
    expect(await codeOf(as(ben).entries.checkInCode({ id: draft.id }))).toBe(
      'TOURNAMENT_NOT_FOUND',
    );
    expect(await codeOf(as(ben).entries.checkInCode({ id: 0 }))).toBe('BAD_INPUT');
  });
});
