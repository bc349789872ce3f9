import { describe, expect, test } from 'vitest';
import { fixtureOf } from '../../features/leagues/fixture/testing-fixture.ts';
import type { CallResult } from '../../lib/calls/call-link.ts';
import { lightSearchNames, renderLight } from '../frame/render-light.tsx';

const KEY = 'KoX3v1s0aVQm0c2tq9JcBw';
const origins = ['https://www.dc-pfeile.example', 'http://127.0.0.1:8080'];

const refusal = (code: string, httpStatus: number): CallResult => ({
  ok: false,
  error: {
    message: code,
    code: -32000,
    data: { code, domain: 'widgets', httpStatus, requestId: '' } as never,
  },
});

/** Renders a page below `/embed/` from what the API answers; the rest is not there. */
const render = (
  url: string,
  answers: Record<string, unknown>,
  locale: 'de' | 'en' = 'de',
  other = refusal('WIDGET_NOT_FOUND', 404),
) =>
  renderLight({
    url: `/embed/${url}`,
    origin: 'https://oche.test',
    locale,
    call: async (name) => (name in answers ? { ok: true, data: answers[name] } : other),
  });

const made = (facts: object = {}) => ({
  'widgets.show': {
    ...{ kind: 'next-tournaments', subject: '/tournaments', origins, theme: 'auto' },
    ...{ accent: null, locale: null, count: null, ...facts },
  },
  'tournaments.directory.list': { items: [], nextCursor: null },
});
const page = (query = '') => `widgets/${KEY}${query}`;

describe('a widget', () => {
  test('is framed by its sites alone, and by our own editor', async () => {
    const { status, framedBy, shows, html } = await render(page(), made());
    expect(status).toBe(200);
    expect(framedBy).toEqual(["'self'", ...origins]);
    expect(shows).toEqual(['/tournaments']);
    expect(html).toContain('data-ground="auto"');
    expect(html).toContain('Gerade steht kein Turnier an');
    expect(html).not.toMatch(/ style=| on\w+=/);
  });

  test('has the looks of the page around it, or else its own', async () => {
    const own = made({ theme: 'dark', accent: '#0a3d91' });
    const { html, styleHashes } = await render(page(), own);
    expect(html).toContain('data-ground="dark"');
    expect(html).toContain('--accent-solid:#0a3d91');
    expect(styleHashes).toEqual([expect.stringMatching(/^sha256-[\w+/]{43}=$/)]);
    const other = await render(page('?theme=light&accent=%23FFD500'), own);
    expect(other.html).toContain('data-ground="light"');
    expect(other.html).toContain('--accent-solid:#FFD500');
    expect(other.html).not.toContain('#0a3d91');
  });

  test.each([
    '#0a3d91;}body{display:none}',
    '</style><script>alert(1)</script>',
    'url(https://evil.example)',
    'red',
    '#fff',
    '#0a3d9g',
    ' #0a3d91',
    '#0a3d91ff',
  ])('an accent %j is none', async (accent) => {
    for (const from of [page(`?accent=${encodeURIComponent(accent)}`), page()]) {
      const { html, styleHashes } = await render(from, made(from === page() ? { accent } : {}));
      expect(styleHashes).toEqual([]);
      expect(html).not.toContain('<style');
      expect(html).not.toContain('evil');
      expect(html).not.toContain('alert');
    }
  });

  test.each(['x"><script>', 'none', 'DARK', ''])('a theme %j is none', async (theme) => {
    const { html } = await render(page(`?theme=${encodeURIComponent(theme)}`), made());
    expect(html).toContain('data-ground="auto"');
    expect(html).not.toContain('"><script>');
  });

  test('speaks the language that was chosen for it, or else that of the page around it', async () => {
    const ofPage = await render(page(), made(), 'en');
    expect(ofPage.html).toContain('<html lang="en"');
    const chosen = await render(page(), made({ locale: 'de' }), 'en');
    expect(chosen.html).toContain('<html lang="de"');
    expect(chosen.html).toContain('Nächste Turniere');
  });

  test('that isn’t there says nothing, to everybody, and is looked for again', async () => {
    const { status, framedBy, html } = await render(page(), {});
    expect(status).toBe(404);
    expect(framedBy).toEqual(['*']);
    expect(html).toContain('Hier gibt es nichts zu sehen');
    expect(html).toContain('data-seconds="60"');
  });

  test('of what is private by now says the same as one that isn’t there', async () => {
    const gone = await render(page(), {});
    const hidden = await render(page(), {
      'widgets.show': made({ kind: 'live-game', subject: '/games/7' })['widgets.show'],
    });
    expect(hidden).toEqual(gone);
  });

  test('of what is switched off says so; what is broken is no page', async () => {
    const off = refusal('FEATURE_OFF', 403);
    expect((await render(page(), {}, 'de', off)).status).toBe(403);
    await expect(render(page(), {}, 'de', refusal('INTERNAL', 500))).rejects.toThrow();
  });
});

describe('without anything to show yet', () => {
  const fixture = fixtureOf({});
  const league = { id: 1, name: 'Liga', timeZone: 'Europe/Berlin' };
  const division = {
    ...{ id: 1, name: 'A', league, promotes: 0, relegates: 0 },
    ...{ standings: [], fixtures: [], teams: [] },
  };
  const lounge = {
    ...{ id: 1, name: 'Treffpunkt', timeZone: 'Europe/Berlin', isOpen: false },
    opensOrClosesAt: null,
  };
  const day = { date: '2026-12-01', slots: [], periods: [], holiday: null, note: null };
  const availability = { days: [day], boards: [], timeZone: 'Europe/Berlin', slotMinutes: 30 };

  test.each([
    ['fixtures', '/leagues/divisions/1', 'Der Spielplan steht noch nicht'],
    ['table', '/leagues/divisions/1', 'Noch sind keine Teams gemeldet'],
    ['fixtures', '/leagues/teams/1', 'spielt gerade in keiner Saison'],
    ['booking', '/venues/1', 'An diesem Tag ist geschlossen'],
    ['free-boards', '/venues/1', 'noch keine Boards eingetragen'],
    ['live-game', '/venues/1', 'nicht live geschrieben'],
    ['next-tournaments', '/venues/1', 'Gerade steht kein Turnier an'],
  ])('%s of %s says what will be there', async (kind, subject, text) => {
    const { status, html } = await render(`preview/${kind}?subject=${subject}`, {
      'leagues.divisions.get': division,
      'leagues.teams.get': { id: 1, name: fixture.home.name, entries: [] },
      'lounges.get': lounge,
      'bookings.availability.get': availability,
      'games.listAtLounge': [],
      'tournaments.listOfLounge': [],
    });
    expect(status).toBe(200);
    expect(html).toContain(text);
  });
});

describe('the page of the editor', () => {
  test.each([
    'preview/nothing?subject=/tournaments',
    'preview/table?subject=/venues/1',
    'preview/table',
    'preview/booking?subject=https://evil.example/venues/1',
  ])('there is none at %s', async (url) => {
    expect(await render(url, made())).toMatchObject({ status: 404 });
  });

  test.each([
    ['', 5],
    ['&count=3', 3],
    ['&count=0', 5],
    ['&count=21', 5],
    ['&count=x', 5],
    ['&count=2.9', 2],
  ])('with %j it asks for %i rows', async (query, limit) => {
    const asked: unknown[] = [];
    const { framedBy } = await renderLight({
      url: `/embed/preview/next-tournaments?subject=/tournaments${query}`,
      origin: 'https://oche.test',
      locale: 'de',
      call: async (_name, input) => {
        asked.push(input);
        return { ok: true, data: { items: [], nextCursor: null } };
      },
    });
    expect(asked).toEqual([{ limit }]);
    expect(framedBy).toEqual(["'self'"]);
  });
});

test.each(['widgets/short', `widgets/${KEY}x`, `widgets/${KEY}/x`, 'widgets/', 'preview/A', ''])(
  'there is no light page at %j',
  (path) => {
    expect(lightSearchNames(`/embed/${path}`)).toBeNull();
  },
);
