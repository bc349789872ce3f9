import { createHash } from 'node:crypto';
import type { EmotionCache } from '@emotion/cache';
import type { ClientAssets } from '../../vite/client-assets.ts';
import { THEME_SCRIPT, type ThemeChoice } from '../lib/theme.ts';
import { fontPreloads } from '../theme/fonts.ts';

interface PageParts {
  /** the landing page does without what all other pages share */
  isLanding: boolean;
  routeIds: string[];
  /** `{locale}/{namespace}` */
  texts: string[];
}

/** Theme script, style sheets and modules of a page, in the order in which a browser wants them. */
export function headTags(assets: ClientAssets, { isLanding, routeIds, texts }: PageParts): string {
  const preloads = [
    ...assets.entryImports,
    ...(isLanding ? [] : assets.site),
    ...routeIds.flatMap((id) => assets.routes[id] ?? []),
    ...texts.flatMap((name) => assets.texts[name] ?? []),
  ];
  return [
    `<script>${THEME_SCRIPT}</script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fontPreloads.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...[...new Set(preloads)].map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.entry}"></script>`,
  ].join('');
}

/** The rules that the page's components used; Emotion takes them over in the browser. */
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

/** @param theme the chosen one stands in the markup too, for readers without JavaScript */
export function addToHead(html: string, tags: string, theme: ThemeChoice): string {
  const end = html.indexOf('</head>');
  const page = html.slice(0, end) + tags + html.slice(end);
  if (theme === 'system') return page;
  return page.replace('<html ', `<html class="${theme}" data-theme="${theme}" `);
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** @returns `sha256-…` of every script that runs and stands in the page itself */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    const isData = /\btype="application\//.test(attributes);
    if (isData || /\bsrc=/.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}
