import { createHash } from 'node:crypto';
import type { Locale } from '@oche/validators/common';
import { renderToStaticMarkup } from 'react-dom/server';
import { createDataLayer } from '../../app/data.ts';
import { I18n } from '../../i18n/i18n.ts';
import { I18nProvider } from '../../i18n/react.tsx';
import { type Call, callLink } from '../../lib/calls/call-link.ts';
import { errorDataOf } from '../../lib/errors/errors.ts';
import { lightPages } from '../pages.ts';
import { Document, styleOf } from './document.tsx';
import type { LightContent, LightPage, LightRequest } from './light-page.ts';
import { missing, refused } from './plain-pages.tsx';

export interface LightRenderRequest {
  /** path and query, with nothing in it that the page doesn't read */
  url: string;
  /** of Oche, for links */
  origin: string;
  locale: Locale;
  call: Call;
}

export interface LightRenderResult {
  status: number;
  html: string;
  /** `sha256-…` of its style element, if it has one */
  styleHashes: string[];
  shows: readonly string[];
  framedBy: readonly string[];
}

const PREFIX = '/embed/';
/** What every light page reads. */
const COMMON_NAMES = ['lang'];

/**
 * The search parameters that a light page reads; null when there is none at this path.
 * @param path without query
 */
export function lightSearchNames(path: string): string[] | null {
  const found = find(path);
  return found && [...COMMON_NAMES, ...found.page.names];
}

export const isLightPath = (path: string): boolean => path.startsWith(PREFIX);

/** Renders a light page. What is refused or missing becomes a page, too; other errors are thrown. */
export async function renderLight(request: LightRenderRequest): Promise<LightRenderResult> {
  const { pathname, searchParams } = new URL(request.url, request.origin);
  const i18n = new I18n(request.locale);
  await i18n.load('common', 'embed');
  const found = find(pathname);
  const content = found
    ? await contentOf(found.page, {
        params: found.params,
        search: searchParams,
        api: createDataLayer(i18n, callLink(request.call)).client,
        i18n,
        origin: request.origin,
      })
    : missing(i18n);
  const style = styleOf(content);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Document content={content} locale={i18n.locale} style={style} />
    </I18nProvider>,
  );
  return {
    status: content.status ?? 200,
    html: `<!doctype html>${markup}`,
    styleHashes: style ? [`sha256-${createHash('sha256').update(style).digest('base64')}`] : [],
    shows: content.shows,
    framedBy: content.framedBy,
  };
}

function find(path: string) {
  if (!isLightPath(path)) return null;
  for (const page of lightPages) {
    const match = page.path.exec(path.slice(PREFIX.length));
    if (match) return { page, params: { ...match.groups } };
  }
  return null;
}

async function contentOf(page: LightPage, request: LightRequest): Promise<LightContent> {
  try {
    return await page.load(request);
  } catch (error) {
    const status = errorDataOf(error)?.httpStatus;
    if (status === undefined || status >= 500) throw error;
    return status === 404 ? missing(request.i18n) : refused(request.i18n, error, status);
  }
}
