// @vitest-environment happy-dom
import type { Home, HomeAhead, HomeLive } from '@oche/validators/home/schemas';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answers, refused } from '../../testing/answers.ts';
import { member, person } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';

const NOTHING: HomeLive = {
  lounges: [],
  hasPlace: false,
  activity: { items: [], nextCursor: null },
};
const homeOf = (facts: Partial<Home> = {}): Home => ({
  username: 'mia',
  layout: null,
  steps: [],
  stepsDone: 6,
  figures: { games: 0, won: 0, winRate: null, average: null, rating: null, form: [] },
  ranking: null,
  achievements: { achieved: [], total: 19 },
  ahead: [],
  lounges: 0,
  clubMembers: null,
  live: NOTHING,
  ...facts,
});
const cup: HomeAhead = {
  kind: 'tournament',
  id: 7,
  name: 'Freitagscup',
  startDate: '2031-03-07T18:00:00.000Z',
  timeZone: 'Europe/Berlin',
  where: 'Zur Triple 20, Dortmund',
  state: 'registered',
  isTonight: true,
};
const LOUNGE = {
  id: 3,
  name: 'Domspitze',
  city: 'Köln',
  isFavourite: true,
  distance: 4,
  isOpen: true,
  changesAt: '2031-03-08T01:00:00.000Z',
  timeZone: 'Europe/Berlin',
  boards: 6,
  free: 4,
};

const begin = (home: Home, answers: Answers = {}) =>
  renderPage(
    '/',
    {
      'home.get': home,
      'home.live': home.live,
      'home.turns': [],
      'forum.post.recent': [],
      'social.profiles.get': refused('UNAVAILABLE'),
      'social.friends.counts': { friends: 0, incoming: 0, outgoing: 0 },
      'social.friends.list': { items: [], nextCursor: null },
      'social.conversations.list': { items: [], nextCursor: null },
      'polls.listCurrent': [],
      'media.channels.tabs': [],
      'clubs.listOwn': { clubs: [], invitations: [], requests: [] },
      'social.notifications.events': refused('UNAVAILABLE'),
      ...answers,
    },
    { user: member() },
  );
type Shown = Awaited<ReturnType<typeof begin>>;
const slate = ({ main }: Shown, name: string) => within(main.getByRole('region', { name }));

describe('the start page', () => {
  it('of a new member has one thing to do, and no empty card', async () => {
    const shown = await begin(homeOf({ steps: ['game', 'friend', 'post'], stepsDone: 2 }));
    const step = await shown.main.findByRole('region', { name: 'Wirf dein erstes Leg' });
    expect(within(step).getAllByRole('link')).toHaveLength(1);
    expect(step.textContent).toContain('2 von 6 geschafft');
    for (const name of ['Heute Abend', 'Du bist dran', 'Deine Form']) {
      expect(shown.main.queryByRole('region', { name })).toBeNull();
    }
    expect(shown.main.queryByText('Hol deine Leute dazu')).toBeNull();
    expect(shown.main.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('of a free evening shows where a board is free, and when the next game is planned', async () => {
    const live = { ...NOTHING, lounges: [LOUNGE], hasPlace: true };
    const shown = await begin(homeOf({ live, ahead: [{ ...cup, isTonight: false }] }));
    await shown.main.findByRole('region', { name: 'Heute Abend' });
    const evening = slate(shown, 'Heute Abend');
    expect(evening.getByText('4').tagName).toBe('STRONG');
    expect(evening.getByRole('link', { name: 'Domspitze' })).toBeTruthy();
    expect(evening.getByRole('link', { name: 'Board buchen' }).getAttribute('href')).toBe(
      '/venues/3',
    );
    expect(evening.getByRole('link', { name: /Freitagscup/ }).getAttribute('href')).toBe(
      '/tournaments/7',
    );
    // nothing waits, so it is time to play
    expect(slate(shown, 'Du bist dran').getByText('Nichts wartet auf dich')).toBeTruthy();
  });

  it('of a full day has the evening, what waits with its ways, and the form', async () => {
    const shown = await begin(
      homeOf({
        ahead: [cup],
        figures: {
          games: 3,
          won: 2,
          winRate: 66.7,
          average: 55.7,
          rating: { points: 1369, isProvisional: false },
          form: [true, false, true],
        },
        ranking: { place: 2, points: 40, next: { place: 1, points: 12 } },
      }),
      {
        'home.turns': [
          { kind: 'confirm', count: 1, id: 12, name: null },
          { kind: 'offered', count: 2, id: 9, name: 'Winmau Blade' },
          { kind: 'befriend', count: 3, id: null, name: null },
        ],
        'forum.post.recent': [],
      },
    );
    await shown.main.findByRole('region', { name: 'Heute Abend' });
    expect(slate(shown, 'Heute Abend').getByText('19:00')).toBeTruthy();
    expect(slate(shown, 'Heute Abend').getByText('Dabei')).toBeTruthy();
    const turn = slate(shown, 'Du bist dran');
    expect(turn.getByText('6').tagName).toBe('STRONG');
    expect(
      turn.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['1Ergebnis zu bestätigen', '/games/12'],
      ['2Angebote: Winmau Blade', '/marketplace/9'],
      ['3Freundschaftsanfragen', '/friends?tab=requests'],
      ['Alle Benachrichtigungen', '/notifications'],
    ]);
    const form = slate(shown, 'Deine Form');
    expect(form.getByText('#2')).toBeTruthy();
    expect(form.getByText('Noch 12 Punkte bis Platz 1')).toBeTruthy();
    expect(form.getByText(/gewonnen, verloren, gewonnen/)).toBeTruthy();
  });

  it('has what has news, and what is large opens on demand', async () => {
    const shown = await begin(homeOf(), {
      'social.friends.counts': { friends: 4, incoming: 2, outgoing: 0 },
      'social.friends.list': {
        items: [{ ...person('Anna Huber'), since: '2031-01-01T00:00:00.000Z' }] as never,
        nextCursor: null,
      },
    });
    const title = await shown.main.findByRole('heading', { level: 3, name: 'Freunde' });
    expect(shown.main.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    const line = title.closest('details');
    expect(line?.textContent).toContain('2 neu');
    expect(line?.textContent).not.toContain('Anna Huber');
    await shown.user.click(title);
    await shown.main.findByRole('link', { name: 'Anna Huber' });
  });

  it('says what of it could not be loaded, and tries again', async () => {
    const shown = await begin(homeOf(), { 'home.turns': refused('UNAVAILABLE') });
    const failed = await shown.main.findByText('Was auf dich wartet, konnte nicht geladen werden');
    expect(failed).toBeTruthy();
    shown.answer({ 'home.turns': [{ kind: 'club', count: 1, id: null, name: null }] });
    await shown.user.click(shown.main.getByRole('button', { name: 'Erneut versuchen' }));
    await shown.main.findByRole('link', { name: /Einladung in einen Verein/ });
  });
});
