import { describe, expect, it } from 'vitest';
import { renderStatic, textOf } from '../../testing/render-static.tsx';
import { LandingPage } from './landing-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { LandingTopBar } from './top-bar.tsx';

const landing = (locale: 'de' | 'en') =>
  renderStatic(
    <>
      <LandingTopBar
        themeToggle={<i>theme</i>}
        languageSwitch={<i>language</i>}
        menuIcon={<i>menu</i>}
      />
      <LandingPage live={<p>live threads</p>} />
      <SiteFooter year={2031} />
    </>,
    { locale, namespaces: ['common', 'landing'] },
  );

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
    expect(links.filter((href) => href === '/login')).toHaveLength(8);
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

  it('shows six features, three audiences, what the route brings, and the year', async () => {
    const html = await landing('de');
    const text = textOf(html);
    for (const word of ['Turniere', 'Lounges', 'Statistik', 'Vereine', 'Marktplatz', 'Leute']) {
      expect(html).toMatch(new RegExp(`<h3[^>]*>${word}</h3>`));
    }
    expect(text).toContain('Verein gründen');
    expect(text).toContain('live threads');
    expect(text).toContain('© 2031 Oche');
  });

  it('leads from the footer to pages that exist', async () => {
    const links = hrefs(await landing('de'));
    for (const page of ['help', 'contact', 'privacy', 'terms', 'imprint', 'rankings', 'forum']) {
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
