// @vitest-environment happy-dom
import type { TournamentSummary } from '@oche/validators/tournaments/schemas';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, refused } from '../../../testing/answers.ts';
import { member } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { directoryInput, directorySearchOf } from './directory-search.ts';

const tournament = (facts: Partial<TournamentSummary> = {}): TournamentSummary => ({
  id: 7,
  name: 'Freitagscup',
  description: null,
  status: 'upcoming',
  tournamentType: 'single_elimination',
  gameFormat: '501',
  startDate: '2031-03-07T18:00:00.000Z',
  endDate: null,
  registrationDeadline: '2031-03-06T18:00:00.000Z',
  isRegistrationOpen: true,
  maxParticipants: 8,
  participantCount: 3,
  waitingCount: 0,
  teamSize: 1,
  entryFee: 5,
  prizePool: 0,
  isPublic: true,
  isInvitedOnly: false,
  isForClub: false,
  venueId: 3,
  venue: { id: 3, name: 'Domspitze', city: 'Köln', timeZone: 'Europe/Berlin' },
  location: null,
  ownStatus: null,
  winnerId: null,
  winnerName: null,
  ...facts,
});
const page = (items: TournamentSummary[], facts = {}) => ({
  items,
  nextCursor: null,
  origin: null,
  unknownZipCode: null,
  ...facts,
});
const CITIES = [
  { slug: 'koln', name: 'Köln', tournaments: 2 },
  { slug: 'bonn', name: 'Bonn', tournaments: 1 },
];
const of = (items: TournamentSummary[], more: Answers = {}): Answers => ({
  'tournaments.directory.list': page(items),
  'tournaments.directory.cities': CITIES,
  ...more,
});

describe('the tournaments that everybody can read', () => {
  it('are there for visitors, each with its way in, which leads back to it', async () => {
    const { main } = await renderPage('/events', of([tournament()]));
    const card = within(await main.findByRole('article', { name: 'Freitagscup' }));
    expect(card.getByRole('link', { name: 'Freitagscup' })).toHaveProperty(
      'pathname',
      '/tournaments/7',
    );
    const join = card.getByRole('link', { name: 'Mitmachen: Anmelden: Freitagscup' });
    expect(join.getAttribute('href')).toBe(
      '/login?join=1&returnTo=%2Ftournaments%2F7&notice=members',
    );
    const cities = within(main.getByRole('region', { name: 'Turniere nach Städten' }));
    expect(cities.getByRole('link', { name: 'Köln' })).toHaveProperty('pathname', '/events/koln');
  });

  it('have where and when in the address, as it is typed, and go back to all', async () => {
    const { main, user, asked, address } = await renderPage('/events', of([]));
    await user.type(await main.findByRole('textbox', { name: 'Postleitzahl' }), '50667');
    await user.selectOptions(main.getByRole('combobox', { name: 'Umkreis' }), '25');
    await user.click(main.getByRole('button', { name: 'Suchen' }));
    await waitFor(() => expect(address()).toBe('/events?zip=50667&radius=25'));
    await waitFor(() =>
      expect(asked('tournaments.directory.list').at(-1)).toMatchObject({
        zipCode: '50667',
        radius: 25,
      }),
    );
    await user.click(main.getByRole('link', { name: 'Heute' }));
    await waitFor(() => expect(address()).toMatch(/zip=50667.*from=\d{4}-\d\d-\d\d&until=/));
    await main.findByRole('heading', { name: 'Hier ist nichts angesetzt' });
    await user.click(main.getByRole('link', { name: 'Alle Turniere' }));
    await waitFor(() => expect(address()).toBe('/events'));
    await main.findByRole('heading', { name: 'Gerade ist nichts angesetzt' });
  });

  it('say around what they are, and which postal code nobody knows', async () => {
    const origin = {
      source: 'zipCode' as const,
      zipCode: '50667',
      place: 'Köln',
      latitude: 50.9,
      longitude: 6.9,
    };
    const { main, answer, user } = await renderPage(
      '/events?zip=50667',
      of([], { 'tournaments.directory.list': page([], { origin }) }),
    );
    await main.findByText('Um Köln');
    answer({ 'tournaments.directory.list': page([], { unknownZipCode: '00001' }) });
    const zip = main.getByRole('textbox', { name: 'Postleitzahl' });
    await user.clear(zip);
    await user.type(zip, '00001{Enter}');
    await main.findByText('Die Postleitzahl 00001 kennen wir nicht.');
  });

  it('have a page for each city', async () => {
    const { main, asked } = await renderPage(
      '/events/koln?from=2031-03-07',
      of([tournament()], { 'tournaments.directory.city': { name: 'Köln', slug: 'koln' } }),
    );
    await main.findByRole('heading', { level: 1, name: 'Dartturniere in Köln' });
    expect(asked('tournaments.directory.list')[0]).toMatchObject({
      city: 'koln',
      from: '2031-03-07',
    });
    expect(main.queryByRole('textbox', { name: 'Postleitzahl' })).toBeNull();
  });

  it('say of what is no city that there is none, and lead on', async () => {
    const { main } = await renderPage(
      '/events/nirgends',
      of([], { 'tournaments.directory.city': refused('NOT_FOUND') }),
    );
    await main.findByRole('heading', { level: 1, name: 'Keine Turniere in dieser Stadt' });
    expect(main.getByRole('link', { name: 'Alle Turniere' })).toHaveProperty('pathname', '/events');
  });

  it('let members create one, and register in one tap', async () => {
    const { main } = await renderPage('/events', of([tournament()]), { user: member() });
    await main.findByRole('button', { name: 'Anmelden: Freitagscup' });
    expect(main.getByRole('link', { name: 'Turnier erstellen' }).getAttribute('href')).toBe(
      '/tournaments?new=1',
    );
  });
});

it('takes nothing from the address that makes no sense', () => {
  expect(
    directorySearchOf({
      zip: 'x',
      near: '99,7',
      radius: '7',
      from: '2031-02-31x',
      until: 'morgen',
      country: 'FR',
    }),
  ).toEqual({
    zip: undefined,
    country: undefined,
    near: undefined,
    radius: undefined,
    from: undefined,
    until: undefined,
  });
  expect(directorySearchOf({ from: '2031-03-08', until: '2031-03-07' }).until).toBeUndefined();
  expect(directoryInput(directorySearchOf({ near: '51.5,7.4', radius: '10' }))).toEqual({
    latitude: 51.5,
    longitude: 7.4,
    radius: 10,
    from: undefined,
    until: undefined,
  });
});
