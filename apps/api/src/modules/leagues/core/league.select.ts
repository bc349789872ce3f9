import type { Placeholders } from '@oche/db';
import type { OfficerRole } from '@oche/validators/leagues/limits';
import { sql } from 'kysely';

/** Who asks; empty for a visitor. */
export interface Reader {
  viewerId: string;
}

/** How the reader stands to the row `league`. */
export const factColumns = (p: Placeholders<Reader>) =>
  [
    'league.hidden_at as hiddenAt',
    sql<OfficerRole | null>`(
      select own.role from league_officers own
      where own.league_id = league.id and own.user_id = ${p('viewerId')}::text
    )`.as('role'),
  ] as const;
