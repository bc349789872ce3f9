// @vitest-environment happy-dom
import type { RankedPlayer } from '@oche/validators/rankings/schemas';
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { member, person } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const anna: RankedPlayer = {
  place: 1,
  person: person('Anna Huber'),
  points: 10,
  wins: 3,
  losses: 1,
  winRate: 75,
  form: [true, false],
  strength: { rating: 1612, isProvisional: false },
};
const ranking = (items: RankedPlayer[]) => ({ items, own: null, unknownZipCode: null });

describe('the best, for everybody', () => {
  it('are read by visitors, who are told what members see, and never asked for a region', async () => {
    const { main, asked } = await renderPage('/top?zip=50667', {
      'rankings.list': ranking([anna]),
    });
    await main.findByRole('rowheader', { name: /Anna Huber/ });
    const [input] = asked('rankings.list');
    expect(input?.zipCode).toBeUndefined();
    main.getByText(/Hier steht, wer sein Profil und seine Statistik allen zeigt/);
    expect(main.queryByRole('combobox', { name: 'Region' })).toBeNull();
    expect(main.getByRole('link', { name: 'Deinen Platz sehen' }).getAttribute('href')).toBe(
      '/login?join=1&returnTo=%2Frankings&notice=members',
    );
  });

  it('have period and game in the address, and lead back to all', async () => {
    const { main, user, address } = await renderPage('/top', { 'rankings.list': ranking([]) });
    await main.findByRole('heading', { name: 'Hier zeigt sich noch niemand' });
    await user.selectOptions(main.getByRole('combobox', { name: 'Zeitraum' }), 'Dieser Monat');
    await waitFor(() => expect(address()).toBe('/top?period=month'));
    await user.click(await main.findByRole('link', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(address()).toBe('/top'));
  });

  it('have the other lists on tabs, and lead members to their own place', async () => {
    const { main } = await renderPage(
      '/top?tab=rating',
      { 'rankings.list': ranking([anna]) },
      { user: member() },
    );
    await main.findByRole('table', { name: 'Die 20 Besten nach Wertung' });
    expect(main.getByRole('link', { name: 'Deinen Platz sehen' })).toHaveProperty(
      'pathname',
      '/rankings',
    );
  });
});
