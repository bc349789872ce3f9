import { browserLink } from '../lib/browser-link.ts';
import { createDataLayer, type HandedQuery, takeQueries } from './data.ts';

/** A chunk of its own: the landing page does without, until a link of it is about to be followed. */
export function createBrowserData(queries: HandedQuery[]) {
  const layer = createDataLayer(browserLink);
  takeQueries(layer, queries);
  return layer;
}
