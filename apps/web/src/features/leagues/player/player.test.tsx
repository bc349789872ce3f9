// @vitest-environment happy-dom

import type { LeagueGame, PlayerFigures } from '@oche/validators/leagues/figures';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../testing/answers.ts';
import { member, person } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const steel: LeagueGame = { game: 'x01', start: 501, in: 'straight', out: 'double' };
const cricket: LeagueGame = { game: 'cricket', scoring: 'standard' };
const sums = {
  fixtures: 5,
  singles: 8,
  singlesWon: 6,
  doubles: 0,
  doublesWon: 0,
  legs: 30,
  legsWon: 20,
  average: 51.2,
  firstNine: null,
  maxima: 2,
  bestFinish: 110,
  shortestLeg: 19,
};
const here = { id: 7, name: 'Dartliga Unna' };

const seasonOf = (
  entryId: number,
  more: Partial<PlayerFigures['seasons'][number]> = {},
): PlayerFigures['seasons'][number] => ({
  entryId,
  league: here,
  season: { id: entryId + 100, name: `Saison ${entryId}` },
  division: { id: entryId + 200, name: 'Kreisliga' },
  team: { id: 111, name: 'Nord' },
  games: [steel],
  ...sums,
  ...more,
});

const figures: PlayerFigures = {
  player: { id: 41, person: person('Anna Huber'), name: null },
  league: here,
  seasons: [seasonOf(2), seasonOf(1)],
  totals: [{ games: [steel], ...sums, fixtures: 10, singles: 16, singlesWon: 12 }],
};

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('a player of a league', () => {
  it('has a row for each season with the way to division, team and profile', async () => {
    const { main } = await renderPage(
      '/leagues/players/41',
      { 'leagues.players.figures': figures },
      { user: member() },
    );
    const table = within(
      await main.findByRole('table', { name: 'Was Anna Huber Saison für Saison erreicht hat' }),
    );
    const heads = texts(table.getAllByRole('rowheader'));
    expect(heads[0]).toMatch(/^Saison 2 · KreisligaNord · 501 Double Out/);
    expect(heads[2]).toMatch(/^Zusammen501 Double Out/);
    const link = table.getByRole('link', { name: 'Saison 1 · Kreisliga' });
    expect(link.getAttribute('href')).toBe('/leagues/divisions/201');
    const [team] = table.getAllByRole('link', { name: 'Nord' });
    expect(team?.getAttribute('href')).toBe('/leagues/teams/111?season=102');
    const profile = main.getByRole('link', { name: 'Zum Profil' });
    expect(profile.getAttribute('href')).toBe(`/profile/${figures.player.person?.id}`);
    main.getByText('12/16', { selector: 'dd' });
  });

  it('keeps apart what can’t be compared, and names other leagues', async () => {
    const { main } = await renderPage('/leagues/players/41', {
      'leagues.players.figures': {
        ...figures,
        player: { id: 41, person: null, name: 'Uwe' },
        seasons: [seasonOf(2, { games: [cricket], league: { id: 8, name: 'Cup' } }), seasonOf(1)],
        totals: [
          { games: [cricket], ...sums },
          { games: [steel], ...sums },
        ],
      },
    });
    const heads = texts(await main.findAllByRole('rowheader'));
    expect(heads[0]).toContain('Nord · Cup · Cricket');
    expect(heads.slice(2).map((head) => head?.slice(0, 15))).toEqual([
      'ZusammenCricket',
      'Zusammen501 Dou',
    ]);
    // no average of both
    expect(main.queryByText('51,20', { selector: 'dd' })).toBeNull();
    expect(main.queryByRole('link', { name: 'Zum Profil' })).toBeNull();
  });

  it('says so when there is nobody whom the reader may see', async () => {
    const { main } = await renderPage('/leagues/players/41', {
      'leagues.players.figures': refused('LEAGUE_PLAYER_NOT_FOUND'),
    });
    await main.findByRole('heading', { name: 'Spieler nicht gefunden' });
  });
});
