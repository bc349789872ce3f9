import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { I18n } from '../../../i18n/i18n.ts';
import { loungeDescription, loungeJsonLd } from './lounge-head.ts';

const lounge: Lounge = {
  id: 3,
  name: 'Zur Triple 20',
  description: 'Acht Boards im Straßenbahndepot.',
  address: 'Rheinische Straße 41',
  zipCode: '44137',
  city: 'Dortmund',
  country: 'DE',
  loungeType: 'bar',
  setupDescription: null,
  amenities: [],
  phone: null,
  email: null,
  website: null,
  numberOfBoards: 8,
  pricePerHour: 12,
  priceFrom: 12,
  priceUnit: 'board',
  hasPriceRules: true,
  rating: 4.333333,
  ratingCount: 6,
  latitude: 51.5,
  longitude: 7.4,
  distance: null,
  isActive: true,
  createdAt: '2026-01-01T12:00:00.000Z',
  photos: [
    {
      id: 'a',
      url: '/media/a/1800.webp',
      width: 1800,
      height: 1200,
      sources: [],
      colour: '#000000',
      description: null,
    },
  ],
  boards: [],
  openingHours: [{ weekday: 5, periods: [{ from: '18:00', to: '24:00' }] }],
  hasOwnHours: true,
  specialDays: [],
  timeZone: 'Europe/Berlin',
  businessDay: { date: '2026-11-27', until: '2026-11-28T01:00:00.000Z' },
  isOpen: true,
  opensOrClosesAt: null,
  priceRules: [],
  rules: {
    autoConfirm: true,
    slotMinutes: 30,
    minMinutes: 30,
    maxMinutes: 480,
    horizonDays: 180,
    leadMinutes: 0,
    cancelMinutes: 120,
  },
  owner: { id: 'ben', firstName: 'Ben', lastName: 'Yilmaz' },
  revision: 1,
  staffRole: null,
  isFavourite: false,
  hasOpenClaim: false,
  updatedAt: '2026-01-01T12:00:00.000Z',
};
const site = { origin: 'https://oche.example', name: 'Lounges', price: 'ab 12 €' };
const i18n = new I18n('de');
beforeAll(() => i18n.load('lounge', 'venues'));

describe('what search engines learn of a lounge', () => {
  const [place, trail] = loungeJsonLd(lounge, site)['@graph'];

  it('is where it is, when it is open, and how players rate it', () => {
    expect(place).toMatchObject({
      url: 'https://oche.example/venues/3',
      image: ['https://oche.example/media/a/1800.webp'],
      address: { postalCode: '44137', addressLocality: 'Dortmund', addressCountry: 'DE' },
      geo: { latitude: 51.5, longitude: 7.4 },
      aggregateRating: { ratingValue: 4.3, reviewCount: 6 },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Friday', opens: '18:00', closes: '23:59' },
      ],
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('makes nothing up: no rating without reviews, no hours that nobody entered, no place, no picture', () => {
    const bare = {
      ...lounge,
      rating: null,
      hasOwnHours: false,
      latitude: null,
      longitude: null,
      photos: [],
    };
    const json = JSON.parse(JSON.stringify(loungeJsonLd(bare, site)['@graph'][0]));
    expect(json).not.toHaveProperty('aggregateRating');
    expect(json).not.toHaveProperty('openingHoursSpecification');
    expect(json).not.toHaveProperty('geo');
    expect(json).not.toHaveProperty('image');
  });

  it('begins with the facts in one sentence', () => {
    const texts = { lounge: i18n.texts('lounge'), venues: i18n.texts('venues') };
    expect(loungeDescription(lounge, texts, 'de')).toMatch(
      /^Bar in Dortmund: 8 Boards, ab 12.€ \/ Std\. je Board\. Freie Boards.* Acht Boards im/,
    );
  });
});
