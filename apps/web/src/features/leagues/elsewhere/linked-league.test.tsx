// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, refused } from '../../../testing/answers.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { fixtureOf } from '../fixture/testing-fixture.ts';
import { divisionOf, divisionSummaryOf, leagueOf, seasonOf } from '../testing.ts';
import { LinkedLeague } from './linked-league.tsx';

const show = async (content: string, answers: Answers) => {
  const { main } = await renderPart(
    <>
      <LinkedLeague content={content} />
      <p>Ende</p>
    </>,
    answers,
  );
  await main.findByText('Ende');
  return main;
};

const live = divisionOf();
const quiet = divisionOf({ fixtures: [] });

describe('a text that links', () => {
  it('a league shows what is played there, each fixture with its score', async () => {
    const main = await show('Neues von der Liga:\n\n/leagues/7', {
      'leagues.get': leagueOf(),
      'leagues.seasons.get': seasonOf({ divisions: [divisionSummaryOf({ liveCount: 1 })] }),
      'leagues.divisions.get': live,
    });
    const { id, games } = live.fixtures.find(({ status }) => status === 'live') ?? {};
    const row = await main.findByRole('link', { name: new RegExp(`${games?.join(':')}`) });
    expect(row.getAttribute('href')).toBe(`/leagues/fixtures/${id}`);
    main.getByText('1 läuft');
  });

  it('a division shows who leads it on an evening without play', async () => {
    const main = await show('So steht es: /leagues/divisions/5', {
      'leagues.divisions.get': quiet,
    });
    const places = within(await main.findByRole('list')).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      '1.Nord4 Punkte',
      '2.Süd2 Punkte',
      '3.West2 Punkte',
    ]);
  });

  it('a fixture shows the fixture', async () => {
    const fixture = fixtureOf();
    const main = await show('Was für ein Abend: /leagues/fixtures/21', {
      'leagues.fixtures.get': fixture,
    });
    const row = await main.findByRole('link', { name: new RegExp(fixture.home.name) });
    expect(row.getAttribute('href')).toBe('/leagues/fixtures/21');
  });

  it('something that nobody may see shows nothing', async () => {
    const main = await show('/leagues/divisions/5', {
      'leagues.divisions.get': refused('DIVISION_NOT_FOUND'),
    });
    expect(main.queryByRole('link')).toBeNull();
  });
});
