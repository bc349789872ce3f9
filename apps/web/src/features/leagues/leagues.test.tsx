// @vitest-environment happy-dom

import type { DivisionSummary } from '@oche/validators/leagues/season';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { refused } from '../../testing/answers.ts';
import { member, person } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { divisionOf, divisionSummaryOf, leagueOf, seasonOf, summaryOf } from './testing.ts';

const none = { items: [], nextCursor: null };
const noOwn = { leagues: [], teams: [] };

describe('the list of leagues', () => {
  it('shows name, region, season and how many teams', async () => {
    const { main } = await renderPage('/leagues', {
      'leagues.list': {
        items: [summaryOf(), summaryOf({ id: 8, name: 'Nordliga', season: null, teamCount: 1 })],
        nextCursor: null,
      },
    });
    const list = await main.findByRole('list', { name: 'Ligen' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Dartliga UnnaKreis Unna2026/27 · Läuft4Teams',
      'NordligaKreis UnnaNoch ohne Saison1Team',
    ]);
    expect(main.getByRole('link', { name: 'Nordliga' })).toHaveProperty('pathname', '/leagues/8');
    main.getByRole('link', { name: 'Liga gründen' });
  });

  it('has what is looked for in the address', async () => {
    const { main, user, asked, address } = await renderPage('/leagues?q=unna', {
      'leagues.list': none,
    });
    const box = await main.findByRole('searchbox', { name: 'Liga suchen' });
    await user.clear(box);
    await user.type(box, 'ruhr{Enter}');
    await waitFor(() =>
      expect(asked('leagues.list').map(({ search }) => search)).toEqual(['unna', 'ruhr']),
    );
    expect(address()).toBe('/leagues?q=ruhr');
  });

  it('shows members their teams and leagues first', async () => {
    const { main } = await renderPage(
      '/leagues',
      {
        'leagues.list': none,
        'leagues.listOwn': {
          leagues: [summaryOf({ role: 'head' })],
          teams: [
            {
              id: 111,
              name: 'Nord',
              league: { id: 7, name: 'Dartliga Unna' },
              divisionId: 5,
              divisionName: 'Kreisliga',
              isCaptain: true,
            },
          ],
        },
      },
      { user: member() },
    );
    const teams = within(await main.findByRole('region', { name: 'Meine Teams' }));
    expect(teams.getByRole('article').textContent).toBe('NordDartliga Unna · KreisligaKapitän');
    within(main.getByRole('region', { name: 'Meine Ligen' })).getByText('Ligaleitung');
  });

  it('founds one with what was typed kept, and what is wrong at its field', async () => {
    const { main, all, user, asked, answer, address } = await renderPage(
      '/leagues',
      {
        'leagues.list': none,
        'leagues.listOwn': noOwn,
        'leagues.create': refused('BAD_INPUT', { fields: { region: 'required' } }),
      },
      { user: member() },
    );
    await user.click(await main.findByRole('button', { name: 'Liga gründen' }));
    const sheet = within(await all.findByRole('dialog', { name: 'Liga gründen' }));
    const name = sheet.getByRole('textbox', { name: /^Name/ });
    await user.type(name, 'Dartliga Ruhr');
    await user.selectOptions(sheet.getByRole('combobox', { name: /^Feiertage/ }), 'DE-NW');
    await user.click(sheet.getByRole('button', { name: 'Gründen' }));
    const region = sheet.getByRole('textbox', { name: /^Gegend/ });
    await waitFor(() => expect(region.getAttribute('aria-invalid')).toBe('true'));
    expect(name).toHaveProperty('value', 'Dartliga Ruhr');

    answer({
      'leagues.create': leagueOf({ id: 9, season: null, seasons: [] }),
      'leagues.get': leagueOf({ id: 9, season: null, seasons: [] }),
    });
    await user.type(region, 'Ruhrgebiet');
    await user.click(sheet.getByRole('button', { name: 'Gründen' }));
    await waitFor(() => expect(address()).toBe('/leagues/9'));
    expect(asked('leagues.create').at(-1)).toMatchObject({
      name: 'Dartliga Ruhr',
      region: 'Ruhrgebiet',
      holidays: 'DE-NW',
    });
  });
});

const empty = (facts: Partial<DivisionSummary>) =>
  divisionSummaryOf({ teamCount: 0, played: 0, fixtureCount: 0, standings: [], ...facts });

describe('a league’s page', () => {
  it('has the top of each table and who runs it', async () => {
    const { main } = await renderPage('/leagues/7', {
      'leagues.get': leagueOf({ officers: [{ person: person('Anna Huber'), role: 'head' }] }),
      'leagues.seasons.get': seasonOf({
        divisions: [
          empty({ id: 4, name: 'Bezirksliga', level: 1 }),
          divisionSummaryOf({ level: 2 }),
          empty({ id: 6, name: 'Kreisklasse', level: 3 }),
        ],
      }),
    });
    const table = await main.findByRole('table', { name: 'Tabelle Kreisliga' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Nord (Aufstiegsplatz)',
      'Süd',
      'West spielt geradelive',
      'Ost (Abstiegsplatz)1 Strafpunkt',
    ]);
    main.getByText('4/6');
    expect(main.getByRole('link', { name: 'Ganze Tabelle: Kreisliga' })).toHaveProperty(
      'pathname',
      '/leagues/divisions/5',
    );
    within(main.getByRole('region', { name: 'Spielleitung' })).getByText('Ligaleitung');
    expect(main.queryByRole('link', { name: 'Verwalten' })).toBeNull();
    const files = within(main.getByRole('list', { name: 'Saison als Datei' }));
    expect(files.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/api/leagues/seasons/3/fixtures.csv',
      '/api/leagues/seasons/3/games.csv',
      '/api/leagues/seasons/3/tables.csv',
      '/api/leagues/seasons/3/squads.csv',
      '/api/leagues/seasons/3/season.json',
    ]);
  });

  it('begins with what is played tonight', async () => {
    const { main } = await renderPage('/leagues/7', {
      'leagues.get': leagueOf(),
      'leagues.seasons.get': seasonOf({ divisions: [divisionSummaryOf({ liveCount: 1 })] }),
      'leagues.divisions.get': divisionOf(),
    });
    const evening = within(await main.findByRole('region', { name: 'Heute Abend: Kreisliga' }));
    expect(evening.getByRole('list').textContent).toBe('West3Nord2läuft');
  });

  it('shows the season of the address, and the way to the others', async () => {
    const old = { id: 2, name: '2025/26', status: 'over' as const };
    const { main, asked } = await renderPage('/leagues/7?season=2', {
      'leagues.get': leagueOf({
        seasons: [...leagueOf().seasons, { ...old, startsOn: '2025-09-01', endsOn: '2026-05-31' }],
      }),
      'leagues.seasons.get': ({ id }) => seasonOf({ ...old, id }),
    });
    const seasons = within(await main.findByRole('navigation', { name: 'Saison' }));
    const current = (name: string) =>
      seasons.getByRole('link', { name }).getAttribute('aria-current');
    expect([current('2025/26'), current('2026/27')]).toEqual(['page', null]);
    expect(asked('leagues.seasons.get')).toEqual([{ id: 2 }]);
  });

  it('says that there is no season yet, and leads its officers to one', async () => {
    const { main } = await renderPage(
      '/leagues/7',
      {
        'leagues.get': leagueOf({
          season: null,
          seasons: [],
          role: 'head',
          can: { manage: true, lead: true, report: false },
        }),
      },
      { user: member() },
    );
    await main.findByRole('heading', { name: 'Noch keine Saison' });
    for (const link of main.getAllByRole('link', { name: 'Verwalten' })) {
      expect(link).toHaveProperty('pathname', '/leagues/7/manage');
    }
  });

  it('isn’t there for what nobody may see', async () => {
    const { main } = await renderPage('/leagues/8', { 'leagues.get': refused('LEAGUE_NOT_FOUND') });
    await main.findByRole('heading', { name: 'Liga nicht gefunden' });
  });
});
