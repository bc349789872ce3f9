// @vitest-environment happy-dom
import type { RankedPlayer, RankingOutput } from '@oche/validators/rankings/schemas';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, refused } from '../../testing/answers.ts';
import { member, person } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const user = member();
const player = (place: number, name: string, facts: Partial<RankedPlayer> = {}): RankedPlayer => ({
  place,
  person: person(name),
  points: 10,
  wins: 3,
  losses: 1,
  winRate: 75,
  form: [true, false],
  strength: { rating: 1612, isProvisional: false },
  ...facts,
});
const ranking = (items: RankedPlayer[], own: RankingOutput['own'] = null): RankingOutput => ({
  items,
  own,
  unknownZipCode: null,
});
const open = (address: string, answers: Answers, locale: 'de' | 'en' = 'de') =>
  renderPage(address, { 'rankings.ownPlace': { place: null }, ...answers }, { user, locale });

describe('the rankings', () => {
  it('are only for members', async () => {
    const { main, asked } = await renderPage('/rankings', {});
    await main.findByRole('link', { name: /anmelden/i });
    expect(asked('rankings.list')).toEqual([]);
  });

  it('say who leads, and what the member lacks to the next place', async () => {
    const { main } = await open('/rankings', {
      'rankings.list': ranking([player(1, 'Anna Huber', { wins: 1, losses: 0 })], {
        place: 2,
        points: 9,
        wins: 3,
        losses: 0,
        winRate: 100,
        form: [],
        next: { place: 1, points: 1 },
      }),
    });
    const table = within(await main.findByRole('table', { name: 'Die 20 Besten nach Punkten' }));
    table.getByRole('rowheader', { name: /Anna Huber.*1 Sieg, 0 Niederlagen/ });
    const own = main.getByRole('region', { name: 'Dein Platz' }).textContent;
    expect(own).toContain('Platz 2');
    expect(own).toContain('1 Punkt bis Platz 1');
  });

  it('say how strong each one plays, and lead to that order with the same region', async () => {
    const unsure = { rating: 1432, isProvisional: true };
    const { main } = await open('/rankings?state=DE-NW', {
      'rankings.list': ranking([
        player(1, 'Anna Huber'),
        player(2, 'Ben Kurz', { strength: unsure }),
        player(3, 'Cem Acar', { strength: null }),
      ]),
    });
    await main.findByRole('rowheader', { name: /Anna Huber.*Wertung 1612/ });
    main.getByRole('rowheader', { name: /Ben Kurz.*Wertung 1432\?/ });
    expect(main.getByRole('rowheader', { name: /Cem Acar/ }).textContent).not.toContain('Wertung');
    const order = within(main.getByRole('table')).getByRole('link', { name: 'Wertung' });
    expect(order.getAttribute('href')).toBe('/rankings?tab=rating&state=DE-NW');
  });

  it('count in English', async () => {
    const { main } = await open(
      '/rankings',
      { 'rankings.list': ranking([player(1, 'Anna Huber', { wins: 1, losses: 2 })]) },
      'en',
    );
    await main.findByRole('rowheader', { name: /Anna Huber.*1 win, 2 losses/ });
  });

  it('say where nobody has played yet, and how to begin', async () => {
    const { main } = await open('/rankings', { 'rankings.list': ranking([]) });
    await main.findByRole('heading', { name: 'Hier hat noch niemand ein Spiel, das zählt' });
    expect(main.getByRole('link', { name: 'Spiel starten' })).toHaveProperty(
      'pathname',
      '/games/new',
    );
    main.getByText('Du stehst hier noch nicht: Dir fehlt ein Spiel, das zählt.');
  });

  it('have their filters in the address, and lead back to all', async () => {
    const {
      main,
      user: hands,
      asked,
      address,
    } = await open('/rankings', {
      'rankings.list': ranking([]),
    });
    await hands.selectOptions(
      await main.findByRole('combobox', { name: 'Zeitraum' }),
      'Dieser Monat',
    );
    await waitFor(() => expect(address()).toBe('/rankings?period=month'));
    await main.findByRole('heading', { name: 'Niemand in dieser Auswahl' });
    expect(asked('rankings.list').at(-1)).toMatchObject({ list: 'points', period: 'month' });
    await hands.click(main.getByRole('link', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(address()).toBe('/rankings'));
  });

  it('take nothing from the address that they do not know', async () => {
    const { main, asked } = await open('/rankings?period=ever&game=501&zip=12', {
      'rankings.list': ranking([]),
    });
    const game = await main.findByRole('combobox', { name: 'Spiel' });
    expect(game).toHaveProperty('value', '501');
    const [input] = asked('rankings.list');
    expect(input).toMatchObject({ list: 'points', game: '501' });
    expect(input?.period).toBeUndefined();
    expect(input?.zipCode).toBeUndefined();
  });

  it('say that they failed, and try again', async () => {
    const {
      main,
      user: hands,
      answer,
    } = await open('/rankings', {
      'rankings.list': refused('UNAVAILABLE'),
    });
    await main.findByRole('heading', { level: 1, name: 'Das hat nicht geklappt' });
    answer({ 'rankings.list': ranking([player(1, 'Anna Huber')]) });
    await hands.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await main.findByRole('table');
  });

  it('say on the other tabs what is not there yet', async () => {
    const { main, user: hands } = await open('/rankings?tab=winners', {
      'tournaments.list': { items: [], nextCursor: null } as never,
      'rankings.statistics': { highestWinRates: [], mostActive: [] },
    });
    await main.findByRole('heading', { name: 'Noch keine Turniersieger' });
    await hands.click(main.getByRole('link', { name: 'Statistik' }));
    await main.findByRole('heading', { name: 'Noch keine Spiele, die zählen' });
  });
});

describe("a member's region", () => {
  it('stays in the rankings, and says so, when hiding it fails', async () => {
    const {
      main,
      all,
      user: hands,
    } = await open('/rankings', {
      'rankings.list': ranking([]),
      'rankings.ownPlace': { place: { country: 'DE', zipCode: '50667' } },
      'rankings.showPlace': refused('INTERNAL'),
    });
    await hands.click(await main.findByRole('button', { name: 'Nicht mehr zeigen' }));
    await all.findByText('Deine Region steht noch in den Ranglisten');
    main.getByText('Du stehst in den Ranglisten rund um 50667.');
  });

  it('is asked for with a form that has what is wrong at its field', async () => {
    const { main, user: hands, asked } = await open('/rankings', { 'rankings.list': ranking([]) });
    await hands.click(await main.findByRole('button', { name: 'Region zeigen' }));
    const zip = await main.findByRole('textbox', { name: 'Postleitzahl' });
    await hands.type(zip, '12');
    await hands.click(main.getByRole('button', { name: 'Zeigen' }));
    await waitFor(() => expect(zip.getAttribute('aria-invalid')).toBe('true'));
    expect(zip).toHaveProperty('value', '12');
    expect(asked('rankings.showPlace')).toEqual([]);
  });
});
