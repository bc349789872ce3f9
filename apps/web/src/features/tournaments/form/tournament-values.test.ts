import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { describe, expect, it } from 'vitest';
import { inputOf, valuesOf } from './tournament-input.ts';
import { longForm, NEW_LONG, NEW_SHORT, shortForm } from './tournament-values.ts';

const times = { startDate: '2026-11-27T19:00', registrationDeadline: '2026-11-27T18:00' };
const errorsOf = (values: object) =>
  Object.fromEntries(
    shortForm
      .safeParse({ ...NEW_SHORT, name: 'Cup', ...times, ...values })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('the dialog', () => {
  it('has the documented defaults, and counts empty amounts as none', () => {
    const typed = { ...NEW_SHORT, ...times, name: ' Cup ', entryFee: '', prizePool: '12,50' };
    expect(shortForm.parse(typed)).toMatchObject({
      name: 'Cup',
      tournamentType: 'single_elimination',
      gameFormat: '501',
      maxParticipants: 16,
      entryFee: 0,
      prizePool: 12.5,
      // in Berlin, in winter
      startDate: '2026-11-27T18:00:00.000Z',
    });
  });

  it('has the documented messages at their fields', () => {
    expect(
      errorsOf({
        name: ' ',
        maxParticipants: '3',
        entryFee: '-1',
        prizePool: '-1',
        startDate: '',
        registrationDeadline: '',
      }),
    ).toEqual({
      name: 'tournamentNameRequired',
      maxParticipants: 'participantsRequired',
      entryFee: 'entryFeePositive',
      prizePool: 'prizePoolPositive',
      startDate: 'startDateRequired',
      registrationDeadline: 'registrationDeadlineRequired',
    });
  });

  it('refuses a deadline after the start', () => {
    expect(errorsOf({ registrationDeadline: '2026-11-27T19:01' })).toEqual({
      registrationDeadline: 'afterStart',
    });
    expect(errorsOf({ registrationDeadline: times.startDate })).toEqual({});
  });
});

describe('the long form', () => {
  const parse = (values: object) =>
    inputOf(longForm('Europe/London').parse({ ...NEW_LONG, name: 'Cup', ...times, ...values }));

  it('reads times as the clock of the place shows them', () => {
    expect(parse({ endDate: '2026-11-27T23:00', checkIn: '90' })).toMatchObject({
      startDate: '2026-11-27T19:00:00.000Z',
      endDate: '2026-11-27T23:00:00.000Z',
      checkInOpensAt: '2026-11-27T17:30:00.000Z',
    });
    expect(parse({ checkIn: '' }).checkInOpensAt).toBeUndefined();
  });

  it('says how it is played and who may enter', () => {
    const chosen = {
      gameFormat: '301',
      distance: 'firstTo 4',
      inRing: 'double',
      visibility: 'private',
      entry: 'invited',
      ratingMax: '1500',
      venueId: '7',
    };
    expect(parse(chosen)).toMatchObject({
      format: { legs: { kind: 'firstTo', count: 4 } },
      rules: { game: 'x01', start: 301, in: 'double', out: 'double' },
      isPublic: false,
      isInvitedOnly: true,
      rating: { min: null, max: 1500 },
      venueId: 7,
    });
    expect(parse({ gameFormat: 'cricket' }).rules).toBeUndefined();
  });

  it('refuses an end before the beginning, and limits the wrong way round', () => {
    const { error } = longForm('Europe/Berlin').safeParse({
      ...NEW_LONG,
      ...times,
      name: 'Cup',
      endDate: '2026-11-27T18:59',
      ratingMin: '1500',
      ratingMax: '1200',
    });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['endDate', 'ratingMax']);
  });

  it('gives back what it was filled with', () => {
    const tournament = {
      name: 'Cup',
      description: null,
      tournamentType: 'swiss',
      gameFormat: '501',
      maxParticipants: 32,
      entryFee: 7.5,
      prizePool: 0,
      startDate: '2026-11-27T18:00:00.000Z',
      endDate: null,
      registrationDeadline: '2026-11-27T17:00:00.000Z',
      checkInOpensAt: '2026-11-27T17:15:00.000Z',
      rules: { game: 'x01', start: 501, in: 'straight', out: 'master' },
      // no choice of the form
      format: { legs: { kind: 'bestOf', count: 3 }, sets: { kind: 'firstTo', count: 2 } },
      teamSize: 2,
      isPublic: true,
      isInvitedOnly: false,
      rating: { min: 1000, max: null },
      venue: null,
      location: 'Keller',
    } as TournamentOutput;
    const values = valuesOf(tournament, 'de');
    expect(values).toMatchObject({ entryFee: '7,50', checkIn: '45', distance: 'own' });
    const { description: _, venue: __, ...same } = tournament;
    expect(inputOf(longForm('Europe/Berlin').parse(values), tournament)).toMatchObject({
      ...same,
      endDate: undefined,
    });
  });
});
