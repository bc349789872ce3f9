import type { Locale } from '@oche/validators/common';
import { PRODUCT_NAME } from './site.ts';

export interface PageHead {
  /** without the product's name; missing on the page about the product itself */
  title?: string;
  /** one or two sentences; missing on pages that search engines don't see */
  description?: string;
  /** canonical path of this content, without a query unless the query changes the content */
  path?: string;
  /** false for members' pages and search results */
  isIndexed?: boolean;
  /** path of the feed of what is new on it */
  feed?: string;
  type?: 'website' | 'article';
  /** shown where the page is shared; its address on this site, and pixels. Missing: the house's own */
  image?: { url: string; width: number; height: number };
  /** schema.org data; `@context` is added. Browsers don't read it, so only the server makes it */
  jsonLd?: Record<string, unknown>;
}

interface HeadContext {
  /** public origin, e.g. https://oche.example */
  origin: string;
  i18n: { locale: Locale };
}

const FEED = { rel: 'alternate', type: 'application/atom+xml' };

type Meta = Record<string, unknown>;

const DESCRIPTION_MAX = 160;
const OG_LOCALE: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' };

/**
 * What a route's `head` returns: title, description, canonical link, OpenGraph, JSON-LD. @example
 * head: ({ match, loaderData }) => pageHead(match.context, { title: …, path: '/forum' })
 */
export function pageHead({ origin, i18n }: HeadContext, page: PageHead) {
  const title = page.title ? `${page.title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  const description = page.description && shorten(page.description);
  const url = page.path && origin + page.path;
  const meta: Meta[] = [
    { title },
    { property: 'og:title', content: page.title ?? PRODUCT_NAME },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: OG_LOCALE[i18n.locale] },
  ];
  if (description) {
    meta.push({ name: 'description', content: description });
    meta.push({ property: 'og:description', content: description });
  }
  if (url) meta.push({ property: 'og:url', content: url });
  if (page.isIndexed !== false) {
    const { url, width, height } = page.image ?? {
      url: `/icons/share.${i18n.locale}.png`,
      width: 1200,
      height: 630,
    };
    meta.push({ property: 'og:image', content: new URL(url, origin).href });
    meta.push({ property: 'og:image:width', content: String(width) });
    meta.push({ property: 'og:image:height', content: String(height) });
    meta.push({ name: 'twitter:card', content: 'summary_large_image' });
  }
  if (page.isIndexed === false) meta.push({ name: 'robots', content: 'noindex' });
  if (page.jsonLd) {
    meta.push({ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } });
  }
  const links = url ? [{ rel: 'canonical', href: url }] : [];
  const { feed } = page;
  return { meta, links: feed ? [...links, { ...FEED, href: origin + feed }] : links };
}

interface MembersPage {
  match: { context: HeadContext };
  loaderData?: { title?: string } | undefined;
}

/** The `head` of a page that search engines don't see, whose loader has made its title. */
export const membersHead = ({ match, loaderData }: MembersPage) =>
  pageHead(match.context, { title: loaderData?.title, isIndexed: false });

interface FoundPage<Context extends HeadContext> {
  match: { context: Context };
  loaderData?: PageHead | undefined;
}

/**
 * The `head` of a page whose loader has made what it says, or of one that isn't there.
 * @param missing its title then
 */
export const headOr =
  <Context extends HeadContext>(missing: (i18n: Context['i18n']) => string) =>
  ({ match: { context }, loaderData }: FoundPage<Context>) =>
    pageHead(context, loaderData ?? { title: missing(context.i18n), isIndexed: false });

/** One line of at most 160 characters, cut between words. */
export function shorten(text: string, max = DESCRIPTION_MAX): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > max / 2 ? lastSpace : undefined).trimEnd()}…`;
}
