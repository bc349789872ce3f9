// @vitest-environment happy-dom
import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderPart } from '../../../../testing/render-page.tsx';
import { LogDialog } from './log-dialog.tsx';

const step = {
  at: '2031-11-01T18:00:00.000Z',
  about: null,
  division: null,
  fixture: null,
  reason: null,
};

it('tells who did what and why, what a rule did by itself, and goes on further back', async () => {
  const { user, asked } = await renderPart(<LogDialog leagueId={1} onClose={() => undefined} />, {
    'leagues.log': ({ cursor }) =>
      cursor
        ? { items: [{ ...step, id: 7, kind: 'seasonStarted', by: 'Lisa Lang' }], nextCursor: null }
        : {
            items: [
              {
                ...step,
                id: 9,
                kind: 'penaltyImposed',
                by: 'Ben Yilmaz',
                about: 'Nord',
                reason: 'Ohne Trikots',
              },
              {
                ...step,
                id: 8,
                kind: 'lateReport',
                by: null,
                fixture: { id: 4, home: 'Nord', away: 'Süd' },
              },
            ],
            nextCursor: 'x',
          },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Strafe ausgesprochen');
  dialog.getByText('Ohne Trikots');
  dialog.getByText(/Von selbst, nach den Regeln/);
  const link = dialog.getByRole('link', { name: 'Nord gegen Süd' });
  expect(link.getAttribute('href')).toBe('/leagues/fixtures/4');
  await user.click(dialog.getByRole('button', { name: 'Mehr laden' }));
  await dialog.findByText('Saison gestartet');
  expect(asked('leagues.log')).toHaveLength(2);
});
