import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { beforeAll, expect, it } from 'vitest';
import { I18n } from '../../../i18n/i18n.ts';
import { tournamentHead } from './tournament-head.ts';

const tournament = {
  id: 7,
  name: 'Adventspokal',
  description: null,
  status: 'upcoming',
  tournamentType: 'double_elimination',
  gameFormat: '501',
  startDate: '2026-11-27T18:00:00.000Z',
  endDate: null,
  registrationDeadline: '2026-11-27T17:00:00.000Z',
  maxParticipants: 16,
  participantCount: 16,
  teamSize: 2,
  entryFee: 10,
  isPublic: true,
  revision: 4,
  venue: {
    id: 3,
    name: 'Zur Triple 20',
    city: 'Dortmund',
    timeZone: 'Europe/Berlin',
    address: 'Rheinische Straße 41',
    zipCode: '44137',
    country: 'DE',
  },
  organisers: [{ firstName: 'Ben', lastName: 'Yilmaz' }],
} as TournamentOutput;

const i18n = new I18n('de');
beforeAll(() => i18n.load('tournaments', 'tournaments/page'));
const headOf = (changes: Partial<TournamentOutput> = {}) =>
  tournamentHead(
    { ...tournament, ...changes },
    {
      origin: 'https://oche.example',
      locale: 'de',
      texts: { tournaments: i18n.texts('tournaments'), page: i18n.texts('tournaments/page') },
    },
  );

it('says in a sentence what it is, when and where', () => {
  expect(headOf().description).toBe(
    '501, Doppel-K.-o. am Freitag, 27. November 2026, Zur Triple 20, Dortmund. 16 von 16 Plätzen vergeben.',
  );
});

it('tells search engines of an event with place, price and free places', () => {
  expect(headOf()).toMatchObject({
    path: '/tournaments/7',
    isIndexed: true,
    image: { url: '/tournaments/7/picture.png?v=4' },
    jsonLd: {
      '@type': 'SportsEvent',
      startDate: '2026-11-27T18:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      maximumAttendeeCapacity: 32,
      location: { url: 'https://oche.example/venues/3', address: { postalCode: '44137' } },
      organizer: [{ name: 'Ben Yilmaz' }],
      offers: { price: 10, priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' },
    },
  });
});

it('offers no seat in what was cancelled or has begun', () => {
  const ended = { participantCount: 3, status: 'cancelled' } as const;
  expect(headOf(ended).jsonLd).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    offers: undefined,
  });
  for (const status of ['active', 'completed'] as const) {
    expect(headOf({ status }).jsonLd).toMatchObject({ offers: undefined });
  }
});

it('is no event for search engines without a place', () => {
  expect(headOf({ venue: null, location: null }).jsonLd).toBeUndefined();
  expect(headOf({ venue: null, location: 'Vereinsheim' }).jsonLd).toMatchObject({
    location: { name: 'Vereinsheim', address: 'Vereinsheim' },
  });
});

it('shows nothing of drafts, and of those that are not public', () => {
  for (const hidden of [{ status: 'draft' }, { isPublic: false }] as const) {
    const head = headOf(hidden);
    expect(head.isIndexed).toBe(false);
    expect(head).not.toHaveProperty('jsonLd');
    expect(head).not.toHaveProperty('image');
  }
});
