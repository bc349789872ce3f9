// @vitest-environment happy-dom

import type { LeagueFigures } from '@oche/validators/leagues/figures';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, refused } from '../../testing/answers.ts';
import { member, person } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { divisionOf, teamOf } from './testing.ts';

const over = { id: 3, name: '2026/27', status: 'over' as const };

const figure = (name: string, facts: Partial<LeagueFigures[number]>): LeagueFigures[number] => ({
  player: { id: name.length, person: null, name },
  entryId: 11,
  team: 'Nord',
  fixtures: 2,
  singles: 4,
  singlesWon: 0,
  doubles: 0,
  doublesWon: 0,
  legs: 12,
  legsWon: 6,
  average: null,
  firstNine: null,
  maxima: 0,
  bestFinish: null,
  shortestLeg: null,
  ...facts,
});

/** A season that is over is followed by no stream. */
const answers = {
  'leagues.divisions.get': divisionOf({ season: over }),
  'leagues.fixtures.figures': [
    figure('Uwe', { average: 51.2, shortestLeg: 24, singlesWon: 3 }),
    figure('Paula', { average: 63.4, shortestLeg: 18, singlesWon: 3, singles: 3 }),
  ],
  'leagues.fixtures.penalties': [
    {
      id: 1,
      entryId: 14,
      fixtureId: null,
      rule: 'noShow',
      points: -1,
      fine: 0,
      reason: null,
      imposedAt: '2026-09-05T12:00:00.000Z',
      undoneAt: null,
      undoneReason: null,
    },
  ],
} satisfies Answers;

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('a division’s page', () => {
  it('says of each place why it is one, and what was taken away', async () => {
    const { main, user } = await renderPage('/leagues/divisions/5', answers);
    const table = within(await main.findByRole('table', { name: 'Tabelle Kreisliga' }));
    const second = table.getByRole('button', { name: '2. Warum steht Süd hier?' });
    expect(second).toHaveProperty(
      'title',
      'Punktgleich mit dem nächsten Team. Die Spieldifferenz entscheidet: +3 gegen −1.',
    );
    await user.click(second);
    expect(second.getAttribute('aria-expanded')).toBe('true');
    table.getByText(/Die Spieldifferenz entscheidet/);
    await user.click(table.getByRole('button', { name: /^4\. Warum/ }));
    await table.findByText('nicht angetreten · −1 Punkt');
    expect(table.queryByText(/Die Spieldifferenz entscheidet/)).toBeNull();
  });

  it('begins with the round that is played, and shows one team’s fixtures on demand', async () => {
    const { main, user, address } = await renderPage('/leagues/divisions/5', answers);
    const list = within(await main.findByRole('region', { name: 'Spielplan' }));
    expect(texts(list.getAllByRole('heading', { level: 3 }))).toEqual([
      '2. Spieltag',
      '3. Spieltag',
      '1. Spieltag',
    ]);
    await user.selectOptions(list.getByRole('combobox', { name: 'Team' }), 'Ost');
    await waitFor(() => expect(address()).toBe('/leagues/divisions/5?team=14'));
    await waitFor(() => expect(list.queryByRole('heading', { level: 3 })).toBeNull());
    // who only hears it hears the score, too
    expect(list.getAllByRole('link')).toEqual([
      list.getByRole('link', { name: /^West ?8 zu 4 ?Ost$/ }),
      list.getByRole('link', { name: /^Ost ?gegen ?Süd$/ }),
      list.getByRole('link', { name: /^Nord ?gegen ?Ost$/ }),
      list.getByRole('link', { name: 'CSV: Spielplan' }),
      list.getByRole('link', { name: 'JSON: Spielplan' }),
    ]);
  });

  it('has best lists, the one of the address first', async () => {
    const { main, user, address } = await renderPage('/leagues/divisions/5', answers);
    const bests = within(await main.findByRole('region', { name: 'Bestenlisten' }));
    const rows = () => texts(bests.getAllByRole('row').slice(1));
    expect(rows()).toEqual(['1PaulaNord63,40', '2UweNord51,20']);
    await user.click(bests.getByRole('link', { name: 'Einzel' }));
    await waitFor(() => expect(address()).toBe('/leagues/divisions/5?list=singles'));
    // as many wins in fewer games stand first
    await waitFor(() => expect(rows()).toEqual(['1PaulaNord3 von 3', '1UweNord3 von 4']));
    const current = bests
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(texts(current)).toEqual(['Einzel']);
  });

  it('shows everything that is played tonight with its score', async () => {
    const { main } = await renderPage('/leagues/divisions/5', answers);
    const evening = within(await main.findByRole('region', { name: 'Alle Partien des Abends' }));
    expect(evening.getByRole('list').textContent).toBe('West3Nord2läuft');
  });

  it('isn’t there for what nobody may see', async () => {
    const { main } = await renderPage('/leagues/divisions/6', {
      ...answers,
      'leagues.divisions.get': refused('DIVISION_NOT_FOUND'),
    });
    await main.findByRole('heading', { name: 'Staffel nicht gefunden' });
  });
});

const nothing = {
  singles: 0,
  singlesWon: 0,
  doubles: 0,
  doublesWon: 0,
  legs: 0,
  legsWon: 0,
  average: null,
  firstNine: null,
  maxima: 0,
  bestFinish: null,
  shortestLeg: null,
};

describe('a team’s page', () => {
  const squad = [
    {
      id: 31,
      player: { id: 41, person: person('Anna Huber'), name: null },
      status: 'confirmed' as const,
      askedAt: '2026-08-01T12:00:00.000Z',
      decidedAt: null,
    },
    {
      id: 32,
      player: { id: 42, person: null, name: 'Karl' },
      status: 'asked' as const,
      askedAt: '2026-08-01T12:00:00.000Z',
      decidedAt: null,
    },
  ];
  const running = {
    'leagues.teams.get': teamOf(),
    'leagues.divisions.get': divisionOf(),
    'leagues.squads.list': squad,
    'leagues.squads.figures': { players: [], total: nothing },
  } satisfies Answers;

  it('shows its place, its fixtures, who may play, and where it is at home', async () => {
    const { main } = await renderPage('/leagues/teams/111', running);
    const list = within(await main.findByRole('region', { name: 'Aufgebot' }));
    expect(texts(list.getAllByRole('listitem'))).toEqual([expect.stringContaining('Anna Huber')]);
    expect(list.queryByRole('button')).toBeNull();
    const fixtures = within(main.getByRole('region', { name: 'Spielplan' }));
    expect(fixtures.getAllByRole('listitem')).toHaveLength(3);
    main.getByText('Haus Nord');
    main.getByText('Heimspiele: freitags, 19:30');
    main.getByText('1.');
  });

  it('has what each player has done, and all of them together', async () => {
    const uwe = {
      ...nothing,
      fixtures: 2,
      singles: 4,
      singlesWon: 3,
      doubles: 2,
      doublesWon: 1,
      legs: 20,
      legsWon: 13,
      average: 51.2,
      firstNine: 60.5,
      maxima: 1,
      bestFinish: 120,
      shortestLeg: 18,
    };
    const { main } = await renderPage('/leagues/teams/111', {
      ...running,
      'leagues.squads.figures': {
        players: [
          { player: { id: 1, person: null, name: 'Uwe' }, ...uwe },
          { player: { id: 2, person: null, name: null }, fixtures: 1, ...nothing },
        ],
        total: uwe,
      },
    });
    const part = within(await main.findByRole('region', { name: 'Die Spieler in Zahlen' }));
    const table = within(
      part.getByRole('table', { name: 'Was die Spieler von Nord erreicht haben' }),
    );
    const cells = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => texts(within(row).getAllByRole('cell')));
    expect(cells).toEqual([
      ['2', '3/4', '1/2', '13:7', '51,20', '60,50', '1', '120', '18'],
      ['1', '–', '–', '–', '–', '–', '–', '–', '–'],
    ]);
    const [first, second] = texts(table.getAllByRole('rowheader'));
    expect(first).toContain('Doppel 1/2 · Legs 13:7 · First 9 60,50 · Finish 120 · Leg in 18');
    expect(second).toBe('Zeigt sich nicht');
    expect(part.getByLabelText('Alle zusammen').textContent).toMatch(
      /^Einzel75\s%Doppel50\s%Average51,20180er1$/,
    );
  });

  it('says how it has done in other seasons, with the way to their divisions', async () => {
    const [entry] = teamOf().entries;
    if (!entry) throw new Error('it has a season');
    const before = {
      ...entry,
      entryId: 21,
      divisionId: 9,
      seasonId: 2,
      seasonName: '2025/26',
      divisionName: 'Bezirksliga',
    };
    const { main } = await renderPage('/leagues/teams/111', {
      ...running,
      'leagues.teams.get': teamOf({
        entries: [
          { ...entry, played: 0 },
          { ...before, place: 3, points: 21, played: 14 },
        ],
      }),
    });
    const table = await main.findByRole('table', {
      name: 'Wie Nord Saison für Saison abgeschnitten hat',
    });
    expect(texts(within(table).getAllByRole('row').slice(1))).toEqual([
      '2026/27 · Kreisliga (diese Saison)––',
      '2025/26 · Bezirksliga3.21',
    ]);
    const link = within(table).getByRole('link', { name: '2025/26 · Bezirksliga' });
    expect(link.getAttribute('href')).toBe('/leagues/divisions/9');
  });

  it('lets officers confirm who asks, and captains register and end', async () => {
    const { main, all, user, asked } = await renderPage(
      '/leagues/teams/111',
      {
        ...running,
        'leagues.teams.get': teamOf({
          can: { captain: true, nameCaptains: true, agreeHome: false, manage: true },
        }),
        'leagues.squads.decide': { ok: true },
        'leagues.squads.register': { id: 33 },
        'social.people.search': [],
      },
      { user: member() },
    );
    await user.click(await main.findByRole('button', { name: 'Karl bestätigen' }));
    await waitFor(() =>
      expect(asked('leagues.squads.decide')).toEqual([{ registrationId: 32, isConfirmed: true }]),
    );
    await main.findByRole('button', { name: 'Anna Huber abmelden' });
    await user.click(await main.findByRole('button', { name: 'Spieler melden' }));
    const sheet = within(await all.findByRole('dialog', { name: 'Spieler melden' }));
    await user.type(sheet.getByRole('textbox', { name: /^Name/ }), 'Jo');
    await user.click(sheet.getByRole('button', { name: '„Jo“ als Namen melden' }));
    await sheet.findByText('Jo ist gemeldet.');
    expect(asked('leagues.squads.register')).toEqual([{ entryId: 11, player: { name: 'Jo' } }]);
  });

  it('lets a deputy go, and leaves naming to the captain', async () => {
    const deputy = person('Dora Deputat');
    const { main } = await renderPage(
      '/leagues/teams/111',
      {
        ...running,
        'leagues.teams.get': teamOf({
          captains: [{ person: deputy, role: 'deputy' }],
          can: { captain: true, nameCaptains: false, agreeHome: false, manage: false },
        }),
      },
      { user: member({ id: deputy.id }) },
    );
    await main.findByRole('button', { name: 'Dora Deputat entlassen' });
    expect(main.queryByRole('button', { name: 'Kapitän benennen' })).toBeNull();
  });

  it('says whether its lounge keeps boards, and leads its team to where that is said', async () => {
    const lounge = { id: 9, name: 'Bullseye', city: 'Unna' };
    const { main } = await renderPage('/leagues/teams/111', {
      ...running,
      'leagues.teams.get': teamOf({
        lounge,
        can: { captain: true, nameCaptains: false, agreeHome: true, manage: false },
      }),
    });
    const home = within(await main.findByRole('region', { name: 'Zu Hause' }));
    home.getByText('Die Lounge hat noch nicht zugesagt, Boards freizuhalten.');
    const link = home.getByRole('link', { name: 'Boards freihalten oder nicht' });
    expect(link.getAttribute('href')).toBe('/venues/9/manage/boards');
  });
});
