import type { I18n } from '../i18n/i18n.ts';
import { browserLink } from '../lib/calls/browser-link.ts';
import { createDataLayer, type HandedQuery, takeQueries } from './data.ts';

/**
 * A chunk of its own: the landing page doesn't need it until a link on it is about to be followed.
 */
export function createBrowserData(i18n: I18n, queries: HandedQuery[]) {
  const layer = createDataLayer(i18n, browserLink);
  takeQueries(layer, queries);
  return layer;
}
