import type { Landing } from '@oche/validators/home/landing';
import { describe, expect, it } from 'vitest';
import { partsInPages } from '../../components/lazy-part.tsx';
import { renderStatic, textOf } from '../../testing/render-static.tsx';
import { LandingPage } from './landing-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { LandingTopBar } from './top-bar.tsx';

const NOTHING: Landing = {
  figures: { lounges: 0, boards: 0, tournaments: 0, games: 0, posts: 0 },
  game: null,
  tournaments: [],
  cities: [],
  threads: [],
};
const visit = (side: number, before: number, points: number) => ({
  side,
  before,
  points,
  after: before - points,
  isBust: false,
  isFinish: before === points,
  dartsThrown: 3,
  darts: null,
});
const LIVE: Landing = {
  figures: { lounges: 2, boards: 1300, tournaments: 1, games: 0, posts: 17 },
  game: {
    id: 12,
    isLive: false,
    start: 501,
    lounge: { name: 'Zur Triple 20', city: 'Dortmund' },
    sides: [
      { name: 'Mia Kraus', legs: 1 },
      { name: 'Ben Yilmaz', legs: 0 },
    ],
    visits: [
      visit(0, 501, 180),
      visit(1, 501, 60),
      visit(0, 321, 180),
      visit(1, 441, 45),
      visit(0, 141, 141),
    ],
  },
  tournaments: [
    {
      id: 4,
      name: 'Freitagscup',
      startDate: '2031-03-07T18:00:00.000Z',
      timeZone: 'Europe/Berlin',
      city: 'Köln',
      taken: 3,
      places: 16,
    },
  ],
  cities: [
    {
      slug: 'bonn',
      city: 'Bonn',
      lounges: 1,
      boards: 6,
      lounge: { id: 9, name: 'Zur Triple 20', isOpen: true, boards: 6, free: 2 },
    },
  ],
  threads: [
    {
      id: 7,
      title: 'Welche Flights?',
      subforum: 'Material',
      posts: 12,
      lastPostAt: '2031-03-03T19:00:00.000Z',
    },
  ],
};

const landing = async (locale: 'de' | 'en', live = LIVE) => {
  // as the server does
  await partsInPages();
  return renderStatic(
    <>
      <LandingTopBar
        themeToggle={<i>theme</i>}
        languageSwitch={<i>language</i>}
        menuIcon={<i>menu</i>}
      />
      <LandingPage live={live} />
      <SiteFooter year={2031} isMember={false} />
    </>,
    { locale, namespaces: ['common', 'landing', 'landing/film'] },
  );
};

const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

describe('the landing page', () => {
  it('has every section that its top bar leads to', async () => {
    const html = await landing('de');
    const anchors = hrefs(html).flatMap((href) => href?.match(/^\/#(.+)/)?.[1] ?? []);
    expect(new Set(anchors)).toEqual(new Set(['features', 'venues', 'tournaments', 'community']));
    for (const id of anchors) expect(html).toContain(`<section id="${id}"`);
  });

  it('leads to sign-in from every button, and to the marketplace without it', async () => {
    const links = hrefs(await landing('de'));
    /*
     * in the bar (sign in and join, there and in its menu), hero, three audiences, call to action
     */
    expect(links.filter((href) => href?.startsWith('/login'))).toHaveLength(8);
    expect(links).toContain('/marketplace');
  });

  it('has one first heading and then second and third ones', async () => {
    const levels = [...(await landing('de')).matchAll(/<h([1-6])/g)].map(([, level]) =>
      Number(level),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(Math.max(...levels)).toBe(3);
  });

  it('shows six features, three audiences and the year', async () => {
    const html = await landing('de');
    const text = textOf(html);
    for (const word of [
      'Turniere',
      'Lounges',
      'Scorer und Statistik',
      'Vereine',
      'Marktplatz',
      'Leute',
    ]) {
      expect(html).toMatch(new RegExp(`<h3[^>]*>${word}</h3>`));
    }
    expect(text).toContain('Verein gründen');
    expect(text).toContain('© 2031 Oche');
  });

  it('shows what is going on, with links, and of what there is nothing not even a heading', async () => {
    const html = await landing('de');
    const text = textOf(html);
    expect(text).toContain('1.300 Boards in 2 Lounges');
    expect(text).toContain('7.3. Fr');
    expect(text).toContain('3 von 16 Plätzen vergeben');
    expect(text).toContain('2/6');
    expect(text).not.toContain('Spiele in sieben Tagen');
    expect(hrefs(html)).toEqual(
      expect.arrayContaining(['/tournaments/4', '/venues/9', '/lounges/bonn', '/forum/thread/7']),
    );
    const empty = textOf(await landing('de', NOTHING));
    expect(empty).not.toContain('Gerade im Forum');
    expect(empty).not.toContain('in sieben Tagen');
  });

  it('shows the leg of the week as it was thrown, or the game that is being played', async () => {
    const html = await landing('de');
    const text = textOf(html);
    expect(text).toContain('Das Leg der Woche');
    expect(text).toContain(
      '9 Darts, geworfen und angeschrieben auf der Oche. Zur Triple 20, Dortmund.',
    );
    expect(text).toContain('Average 167,0');
    expect(text).toMatch(/Mia Kraus.*180.*321.*180.*141.*141.*Game shot/);
    expect(hrefs(html)).toContain('/games/12');
    const game = LIVE.game && { ...LIVE.game, isLive: true, visits: LIVE.game.visits.slice(0, 2) };
    expect(textOf(await landing('de', { ...LIVE, game }))).toContain('Gerade am Board');
    expect(textOf(await landing('de', NOTHING))).not.toContain('Leg ansehen');
  });

  it('tells of the evening with tablets, as a picture that is complete without scripts', async () => {
    const html = await landing('de');
    expect(textOf(html)).toContain('das nächste Spiel wird aufgerufen.');
    // nothing that plays or looks like it, until it can be stopped
    expect(html).not.toContain('data-plays');
    expect(html).toContain('Game shot! 96');
    expect(textOf(await landing('en', NOTHING))).toContain('A drawn example with invented names.');
  });

  it('leads from the footer to pages that exist', async () => {
    const links = hrefs(await landing('de'));
    for (const page of [
      'help',
      'contact',
      'privacy',
      'terms',
      'imprint',
      'top',
      'events',
      'forum',
    ]) {
      expect(links).toContain(`/${page}`);
    }
  });

  it('speaks English', async () => {
    const text = textOf(await landing('en'));
    expect(text).toContain('Step up to the oche.');
    expect(text).toContain('Create club');
    expect(text).not.toContain('Mitmachen');
  });
});
