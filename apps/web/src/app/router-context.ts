import type { I18n } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { DataLayer, HandedQuery } from './data.ts';

/** The context of loaders and `head` functions. */
export interface RouterContext extends DataLayer {
  /** awaited by the root's `beforeLoad`, so that the loaders of all routes have the data layer */
  loadData: () => Promise<DataLayer>;
  i18n: I18n;
  /** public origin, for canonical links */
  origin: string;
  /** what the server takes the reader's screen for; the browser begins with the same */
  isDesk: boolean;
}

/** What the server passes to the browser, besides the router's matches. */
export interface Handover {
  namespaces: Namespace[];
  queries: HandedQuery[];
  isDesk: boolean;
  /** false on the landing page, which has no data of its own */
  needsData: boolean;
}
