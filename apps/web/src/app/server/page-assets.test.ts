import { createHash } from 'node:crypto';
import createCache from '@emotion/cache';
import { describe, expect, it } from 'vitest';
import { addToPage, inlineScriptHashes, pageTags, styleTag } from './page-assets.ts';

const assets = {
  entry: '/assets/entry.js',
  styles: ['/assets/theme.css'],
  entryImports: ['/assets/app.js'],
  site: ['/assets/site.js'],
  routes: { '/': ['/assets/landing.js'], '/forum/': ['/assets/forum.js', '/assets/site.js'] },
  home: ['/assets/home.js'],
  member: ['/assets/bell.js'],
  texts: { de: ['/assets/common-de.js'], en: ['/assets/common-en.js'] },
};

const sha256 = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

describe('inlineScriptHashes', () => {
  it('hashes scripts that run, byte for byte', () => {
    const html = '<script>a("ä")</script><p></p><script data-x="">\nb()\n</script>';
    expect(inlineScriptHashes(html)).toEqual([sha256('a("ä")'), sha256('\nb()\n')]);
  });

  it('leaves out files and data', () => {
    const html =
      '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it('names a script once', () => {
    expect(inlineScriptHashes('<script>a()</script><script>a()</script>')).toHaveLength(1);
  });
});

describe('pageTags', () => {
  const page = {
    startsAfterPaint: false,
    isLanding: false,
    isMember: false,
    routeIds: ['__root__', '/forum/'],
    locale: 'de' as const,
  };

  it("names the page's files, each once, and texts of one language", () => {
    const tags = pageTags(assets, page).head;
    const preloads = [...tags.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads).toEqual([
      '/assets/app.js',
      '/assets/site.js',
      '/assets/forum.js',
      '/assets/common-de.js',
    ]);
  });

  it('names what members have everywhere, and their own start page', () => {
    const { head } = pageTags(assets, { ...page, isMember: true, routeIds: ['__root__', '/'] });
    expect(head).toContain('bell.js');
    expect(head).toContain('home.js');
    expect(head).not.toContain('landing.js');
  });

  it('sets the theme before anything is painted', () => {
    expect(pageTags(assets, page).head).toMatch(/^<script>[^<]*oche_theme/);
  });

  it('spares the landing page what it does not use', () => {
    const { head } = pageTags(assets, { ...page, isLanding: true, routeIds: [] });
    expect(head).not.toContain('site.js');
  });

  it('lets a page that can be read be painted before it asks for a script', () => {
    const { head, body } = pageTags(assets, { ...page, startsAfterPaint: true });
    expect(head).not.toMatch(/modulepreload|src=/);
    expect(head).toContain('theme.css');
    expect(body).toMatch(/^<script>[^<]*<\/script>$/);
    for (const file of ['entry', 'app', 'site', 'forum', 'common-de']) {
      expect(body).toContain(`"/assets/${file}.js"`);
    }
  });
});

describe('addToPage', () => {
  const html =
    '<!DOCTYPE html><html lang="de"><head><title>x</title></head><body><p></p></body></html>';
  const tags = { head: '<link>', body: '<script></script>' };

  it('adds to the end of head and body', () => {
    const page = addToPage(html, tags, 'system');
    expect(page).toContain('<title>x</title><link></head>');
    expect(page).toContain('<p></p><script></script></body>');
  });

  it('says the chosen theme to readers without JavaScript', () => {
    expect(addToPage(html, tags, 'dark')).toContain(
      '<html class="dark" data-theme="dark" lang="de">',
    );
    expect(addToPage(html, tags, 'system')).toContain('<html lang="de">');
  });
});

describe('styleTag', () => {
  it('carries the rules under the names by which Emotion finds them again', () => {
    const cache = createCache({ key: 'css' });
    cache.inserted.abc = '.css-abc{color:red}';
    cache.inserted.def = true;
    expect(styleTag(cache)).toBe('<style data-emotion="css abc">.css-abc{color:red}</style>');
  });
});
