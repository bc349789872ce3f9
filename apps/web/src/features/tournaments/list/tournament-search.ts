import { textParam } from '../../../lib/addresses/search-params.ts';

export const STATES = ['upcoming', 'active', 'completed'] as const;

/** What the address says about the list; an empty one lists all, the next ones first. */
export interface TournamentSearch {
  q?: string;
  status?: (typeof STATES)[number];
  /** those that the member plays in or runs, drafts too */
  of?: 'mine';
  /** the dialog is open */
  new?: '1';
}

const TEXT_MAX = 100;

/** Reads the search from an address; invalid values are left out. */
export const tournamentSearchOf = (search: Record<string, unknown>): TournamentSearch => ({
  q: textParam(search.q, TEXT_MAX),
  status: STATES.find((status) => status === search.status),
  of: search.of === 'mine' ? 'mine' : undefined,
  new: search.new === '1' || search.new === 1 ? '1' : undefined,
});
