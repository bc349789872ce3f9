// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { refused } from '../../testing/answers.ts';
import { member, person } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { summaryOf } from './testing.ts';

const since = '2026-02-01T12:00:00.000Z';
const anna = person('Anna Huber');
const none = { items: [], nextCursor: null };
const noOwn = { clubs: [], invitations: [], requests: [] };
const bulls = summaryOf({ name: 'Bulls', city: 'Köln', memberCount: 1 });
const oche = summaryOf({ id: 2, name: 'Oche Nord', city: 'Kiel', memberCount: 12, founded: 1987 });

describe('the list of clubs', () => {
  it('shows name, town and how many are in', async () => {
    const { main } = await renderPage('/clubs', {
      'clubs.list': { items: [bulls, oche], nextCursor: null },
    });
    const list = await main.findByRole('list', { name: 'Vereine' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'BBullsKöln1Mitglied',
      'ONOche NordKiel · seit 198712Mitglieder',
    ]);
    expect(main.getByRole('link', { name: 'Bulls' })).toHaveProperty('pathname', '/clubs/7');
  });

  it('counts in English', async () => {
    const { main } = await renderPage(
      '/clubs',
      { 'clubs.list': { items: [bulls, oche], nextCursor: null } },
      { locale: 'en' },
    );
    const list = await main.findByRole('list', { name: 'Clubs' });
    expect(list.textContent).toMatch(/1member.*12members/);
  });

  it('says that it waits, then that there is none', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof none>();
    const { main } = await renderPage('/clubs', { 'clubs.list': promise });
    expect((await main.findByRole('status')).textContent).toBe('Laden...');
    resolve(none);
    await main.findByRole('heading', { name: 'Kein Verein gefunden' });
    expect(main.queryByRole('status')).toBeNull();
  });

  it('says that it failed, and tries again', async () => {
    const { main, user, answer } = await renderPage('/clubs', {
      'clubs.list': refused('UNAVAILABLE'),
    });
    await main.findByRole('heading', { name: /lassen sich gerade nicht laden/ });
    answer({ 'clubs.list': { items: [bulls], nextCursor: null } });
    await user.click(main.getByRole('button', { name: 'Erneut versuchen' }));
    await main.findByRole('link', { name: 'Bulls' });
  });

  it('has what is looked for in the address', async () => {
    const { main, user, asked, address } = await renderPage('/clubs?q=kiel', {
      'clubs.list': none,
    });
    const box = await main.findByRole('searchbox', { name: 'Verein suchen' });
    expect(box).toHaveProperty('value', 'kiel');
    await user.clear(box);
    await user.type(box, ' köln {Enter}');
    await waitFor(() =>
      expect(asked('clubs.list').map(({ search }) => search)).toEqual(['kiel', 'köln']),
    );
    expect(address()).toBe('/clubs?q=k%C3%B6ln');
  });
});

describe('what waits for a member', () => {
  const user = member();

  it('stands first: who invites them, what is theirs, and how many want to join', async () => {
    const own = {
      clubs: [
        { ...bulls, role: 'owner' as const, requestCount: 1 },
        { ...oche, role: 'officer' as const, requestCount: 2 },
      ],
      invitations: [{ club: summaryOf({ id: 3, name: 'Flights' }), by: anna, invitedAt: since }],
      requests: [],
    };
    const { main } = await renderPage(
      '/clubs',
      { 'clubs.list': none, 'clubs.listOwn': own },
      { user },
    );
    const invited = within(await main.findByRole('region', { name: 'Du bist eingeladen' }));
    invited.getByText('Anna Huber hätte dich gern dabei.');
    const mine = main.getByRole('region', { name: 'Meine Vereine' }).textContent;
    expect(mine).toMatch(/Vorsitz.*1 möchte rein.*Vorstand.*2 möchten rein/);
    expect(main.queryByRole('region', { name: 'Angefragt' })).toBeNull();
  });

  it('is a form that keeps what was typed, with what is wrong at its field', async () => {
    const {
      main,
      all,
      user: hands,
      address,
      answer,
    } = await renderPage(
      '/clubs',
      {
        'clubs.list': none,
        'clubs.listOwn': noOwn,
        'clubs.create': refused('BAD_INPUT', { fields: { city: 'required' } }),
      },
      { user },
    );
    await hands.click(await main.findByRole('button', { name: 'Verein gründen' }));
    const dialog = within(await all.findByRole('dialog', { name: 'Verein gründen' }));
    expect(address()).toBe('/clubs?new=1');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    const city = dialog.getByRole('textbox', { name: 'Stadt' });
    await hands.type(name, 'Bulls');
    await hands.click(dialog.getByRole('button', { name: 'Gründen' }));
    await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'));
    expect(name).toHaveProperty('value', 'Bulls');

    answer({ 'clubs.create': refused('TOO_MANY_CLUBS') });
    await hands.click(dialog.getByRole('button', { name: 'Gründen' }));
    await dialog.findByText(/Zehn Vereine sind genug/);
    expect(name).toHaveProperty('value', 'Bulls');
    await hands.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(address()).toBe('/clubs'));
  });

  it('says before that founding waits for the confirmed address', async () => {
    const { all } = await renderPage(
      '/clubs?new=1',
      { 'clubs.list': none, 'clubs.listOwn': noOwn },
      { user: member({ emailVerified: false }) },
    );
    const dialog = within(await all.findByRole('dialog', { name: 'Verein gründen' }));
    dialog.getByText(/sobald du den Link in der Mail an mia@example.org geöffnet hast/);
  });
});
