import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { WidgetRequest } from './widget-content.ts';
import { idIn } from './widget-content.ts';

/** A division, and the team whose page the widget shows something of. */
export interface LeagueSubject {
  /** null for a team that plays in no season */
  division: DivisionOutput | null;
  name: string;
  /** the team's entry in it */
  entryId?: number;
}

export async function readLeague({ api, subject }: WidgetRequest): Promise<LeagueSubject> {
  const id = idIn(subject);
  if (subject.startsWith('/leagues/divisions/')) {
    const division = await api.leagues.divisions.get.query({ id });
    return { division, name: `${division.league.name} · ${division.name}` };
  }
  const team = await api.leagues.teams.get.query({ id });
  const [entry] = team.entries;
  if (!entry) return { division: null, name: team.name };
  const division = await api.leagues.divisions.get.query({ id: entry.divisionId });
  return { division, name: `${team.name} · ${division.name}`, entryId: entry.entryId };
}

/** Its page shows the same, so what makes that one stale makes the widget stale, too. */
export const pagesOf = ({ division }: LeagueSubject): string[] =>
  division ? [`/leagues/divisions/${division.id}`] : [];
