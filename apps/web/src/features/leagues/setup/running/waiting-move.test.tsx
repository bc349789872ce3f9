// @vitest-environment happy-dom
import type { FixtureSummary } from '@oche/validators/leagues/fixture';
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderPart } from '../../../../testing/render-page.tsx';
import { fixtureOf } from '../../fixture/testing-fixture.ts';
import { fullDivisionOf } from '../testing-season.ts';
import { Attention } from './attention.tsx';

const fixture: FixtureSummary = { ...fixtureOf(), homeId: 11, awayId: 12 };
const move = {
  ...{ moveId: 4, fixtureId: 7, divisionId: 5, side: 1, askedAt: '2026-11-20T12:00:00.000Z' },
  ...{ dates: ['2099-12-04T18:30:00.000Z', '2020-12-04T18:30:00.000Z'], message: 'WM' },
};

it('a request that nobody has answered is set or declined with one press; what is over is not offered', async () => {
  const { main, user, asked, answer } = await renderPart(
    <Attention seasonId={3} divisions={[fullDivisionOf({ fixtures: [fixture] })]} isComplete />,
    { 'leagues.fixtures.waitingMoves': [move], 'leagues.fixtures.answerMove': fixtureOf() },
  );
  await main.findByText(/Süd fragt seit .*20\.11\..* nach einem anderen Termin, ohne Antwort/);
  const take = await main.findByRole('button', { name: /04\.12\..* setzen: Nord gegen Süd/ });
  expect(main.getAllByRole('button', { name: /setzen/ })).toHaveLength(1);
  answer({ 'leagues.fixtures.waitingMoves': [] });
  await user.click(take);
  await main.findByText('Nichts offen. Alles läuft von selbst.');
  await waitFor(() =>
    expect(asked('leagues.fixtures.answerMove')).toEqual([
      { moveId: 4, chosen: '2099-12-04T18:30:00.000Z' },
    ]),
  );
});
