import type { I18n } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { DataLayer, HandedQuery } from './data.ts';

/** What loaders and `head` functions get. */
export interface RouterContext extends DataLayer {
  /** the root's `beforeLoad` waits for it, so that the loaders below find the data layer there */
  loadData: () => Promise<DataLayer>;
  i18n: I18n;
  /** public origin, for canonical links */
  origin: string;
}

/** What the server hands to the browser beside the matches of the router. */
export interface Handover {
  namespaces: Namespace[];
  queries: HandedQuery[];
  /** false on the landing page, which has no data of its own */
  needsData: boolean;
}
