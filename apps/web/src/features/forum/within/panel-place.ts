import { textParam } from '../../../lib/addresses/search-params.ts';

/** What is open over a thread. */
export interface ThreadPanel {
  panel?: (typeof PANELS)[number];
  /** what is looked for in the thread */
  q?: string;
}

const PANELS = ['find', 'summary'] as const;

export const panelOf = (search: Record<string, unknown>): ThreadPanel => {
  const panel = PANELS.find((one) => one === search.panel);
  return { panel, q: panel === 'find' ? textParam(search.q) : undefined };
};
