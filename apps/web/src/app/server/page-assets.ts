import { createHash } from 'node:crypto';
import type { EmotionCache } from '@emotion/cache';
import type { Locale } from '@oche/validators/locale';
import type { ClientAssets } from '../../../vite/client-assets.ts';
import { BAND_SCRIPT } from '../../lib/storage/known-areas.ts';
import { THEME_SCRIPT, type ThemeChoice } from '../../lib/theme.ts';
import { fontPreloads } from '../../theme/fonts.ts';
import { startScript } from '../start-script.ts';

interface PageParts {
  /** the page can be read before any script runs, so scripts are loaded after the first paint */
  startsAfterPaint: boolean;
  /** the landing page doesn't need the chunk that all other pages share */
  isLanding: boolean;
  isMember: boolean;
  routeIds: string[];
  locale: Locale;
}

/** The tags that the server adds to a page's markup. */
export interface PageTags {
  /** for the end of the head, in the order in which a browser needs them */
  head: string;
  /** for the end of the body */
  body: string;
}

/** The tags for theme script, style sheets, fonts and modules of a page. */
export function pageTags(assets: ClientAssets, parts: PageParts): PageTags {
  const modules = modulesOf(assets, parts);
  const painting = [
    `<script>${THEME_SCRIPT};${BAND_SCRIPT}</script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fontPreloads.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
  ].join('');
  if (parts.startsAfterPaint) {
    return { head: painting, body: `<script>${startScript(assets.entry, modules)}</script>` };
  }
  const preloads = modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const start = `<script type="module" src="${assets.entry}"></script>`;
  return { head: painting + preloads + start, body: '' };
}

function modulesOf(assets: ClientAssets, parts: PageParts): string[] {
  const { isLanding, isMember, routeIds, locale } = parts;
  const routeOf = (id: string) => (isMember && id === '/' ? assets.home : assets.routes[id]);
  return [
    ...new Set([
      ...assets.entryImports,
      ...(isLanding ? [] : assets.site),
      ...routeIds.flatMap((id) => routeOf(id) ?? []),
      ...(isMember ? assets.member : []),
      ...(assets.texts[locale] ?? []),
    ]),
  ];
}

/**
 * The rules that the page's components use, in a style element that Emotion reads in the browser.
 */
export function styleTag(cache: EmotionCache): string {
  const names: string[] = [];
  let rules = '';
  for (const [name, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    names.push(name);
    rules += css;
  }
  return `<style data-emotion="${cache.key} ${names.join(' ')}">${rules}</style>`;
}

/** @param theme a chosen theme is written into the markup, too, for readers without JavaScript */
export function addToPage(html: string, tags: PageTags, theme: ThemeChoice): string {
  const head = html.indexOf('</head>');
  const body = html.lastIndexOf('</body>');
  const page =
    html.slice(0, head) + tags.head + html.slice(head, body) + tags.body + html.slice(body);
  if (theme === 'system') return page;
  return page.replace('<html ', `<html class="${theme}" data-theme="${theme}" `);
}

const SCRIPT = /<script\b([^>]*)>/g;
const END = '</script>';

/** @returns `sha256-…` of every inline script that runs */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { 0: tag, 1: attributes = '', index } of html.matchAll(SCRIPT)) {
    const isData = /\btype="application\//.test(attributes);
    if (isData || /\bsrc=/.test(attributes)) continue;
    const start = index + tag.length;
    const code = html.slice(start, html.indexOf(END, start));
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}
