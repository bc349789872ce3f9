import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, refusal, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { aTournament, at, createTournament, enterGuests, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;

describe('create', () => {
  it('announces it with the documented defaults', async () => {
    const { id } = await createTournament(api, anna, { description: ' Mit Pokal ' });
    expect(await as(null).get({ id })).toMatchObject({
      name: 'Freitagscup',
      description: 'Mit Pokal',
      status: 'upcoming',
      tournamentType: 'single_elimination',
      gameFormat: '501',
      rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
      format: { legs: { kind: 'bestOf', count: 5 } },
      maxParticipants: 16,
      participantCount: 0,
      entryFee: 0,
      prizePool: 0,
      isPublic: true,
      isRegistrationOpen: true,
      startDate: at(7),
      endDate: null,
      venueId: null,
      organisers: [{ id: anna.id }],
      own: null,
      refusal: 'UNAUTHENTICATED',
      can: { register: false, organise: false, edit: false },
    });
    expect(await as(anna).get({ id })).toMatchObject({
      refusal: null,
      can: { register: true, organise: true, edit: true, start: true, cancel: true, delete: false },
    });
  });

  it('takes everything that can be said of it', async () => {
    const lounge = await createLounge(api, ben);
    const tournament = await createTournament(api, anna, {
      tournamentType: 'swiss',
      gameFormat: 'cricket',
      rules: { game: 'cricket', scoring: 'cutThroat' },
      format: { legs: { kind: 'firstTo', count: 2 } },
      teamSize: 2,
      maxParticipants: 32,
      entryFee: 7.5,
      prizePool: 120,
      endDate: at(7, 23),
      checkInOpensAt: at(7, 18),
      isPublic: false,
      isInvitedOnly: true,
      rating: { min: 1200, max: 1600 },
      venueId: lounge.id,
    });
    expect(tournament).toMatchObject({
      tournamentType: 'swiss',
      gameFormat: 'cricket',
      rules: { game: 'cricket', scoring: 'cutThroat' },
      format: { legs: { kind: 'firstTo', count: 2 } },
      teamSize: 2,
      maxParticipants: 32,
      entryFee: 7.5,
      prizePool: 120,
      endDate: at(7, 23),
      checkInOpensAt: at(7, 18),
      isPublic: false,
      isInvitedOnly: true,
      rating: { min: 1200, max: 1600 },
      venueId: lounge.id,
      venue: { id: lounge.id, name: lounge.name, timeZone: 'Europe/Berlin' },
    });
  });

  it('is done once for all attempts with one key', async () => {
    const wish = aTournament({ idempotencyKey: 'cup-of-anna' });
    const [first, second] = await Promise.all([as(anna).create(wish), as(anna).create(wish)]);
    expect(second.id).toBe(first.id);
  });

  it.each([
    ['a name', { name: ' ' }, { name: 'tournamentNameRequired' }],
    ['four participants', { maxParticipants: 3 }, { maxParticipants: 'participantsRequired' }],
    ['a fee', { entryFee: -1 }, { entryFee: 'entryFeePositive' }],
    ['a prize', { prizePool: -0.01 }, { prizePool: 'prizePoolPositive' }],
    ['a start', { startDate: '' }, { startDate: 'startDateRequired' }],
    [
      'a deadline',
      { registrationDeadline: '' },
      { registrationDeadline: 'registrationDeadlineRequired' },
    ],
    [
      'a deadline before it begins',
      { registrationDeadline: at(7, 20) },
      { registrationDeadline: 'afterStart' },
    ],
    ['a start to come', { startDate: at(2), registrationDeadline: at(1) }, { startDate: 'past' }],
    ['a deadline to come', { registrationDeadline: at(2) }, { registrationDeadline: 'past' }],
    ['an end after the start', { endDate: at(7, 18) }, { endDate: 'endBeforeBegin' }],
    [
      'a check-in before it begins',
      { checkInOpensAt: at(7, 20) },
      { checkInOpensAt: 'afterStart' },
    ],
  ])('wants %s', async (_, wish, fields) => {
    expect(await refusal(createTournament(api, anna, wish))).toMatchObject({ fields });
  });

  it('wants the rules of the game that is played, and a lounge that is there', async () => {
    const rules = { game: 'x01', start: 301, in: 'straight', out: 'double' } as const;
    expect(await codeOf(createTournament(api, anna, { rules }))).toBe('TOURNAMENT_RULES_UNFIT');
    expect(await codeOf(createTournament(api, anna, { venueId: 99_999 }))).toBe('LOUNGE_NOT_FOUND');
    const circle = await createTournament(api, anna, { gameFormat: 'around-the-clock' });
    expect(circle.rules).toBeNull();
  });

  it('is for members who may say something', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    const silenced = await api.createMember({ silenced_until: at(30), silence_reason: 'Spam' });
    expect(await codeOf(as(null).create(aTournament()))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(suspended).create(aTournament()))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(as(silenced).create(aTournament()))).toBe('ACCOUNT_SILENCED');
  });
});

describe('a change while it runs', () => {
  it('leaves what is played, and how, as it was drawn', async () => {
    const { id } = await createTournament(api, anna);
    await enterGuests(api, anna, id);
    await as(anna).update({ id, ...aTournament({ tournamentType: 'swiss' }) });
    await as(anna).start({ id });
    const change = (wish: Parameters<typeof aTournament>[0]) =>
      as(anna).update({ id, ...aTournament({ tournamentType: 'swiss', ...wish }) });
    expect(await codeOf(change({ tournamentType: 'round_robin' }))).toBe('TOURNAMENT_STATUS');
    expect(await codeOf(change({ gameFormat: '301' }))).toBe('TOURNAMENT_STATUS');
    expect(await change({ name: 'Samstagscup' })).toMatchObject({
      name: 'Samstagscup',
      tournamentType: 'swiss',
      gameFormat: '501',
    });
  });
});
