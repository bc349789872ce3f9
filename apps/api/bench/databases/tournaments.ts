import type { Pool } from '@oche/db';
import { seedScaleLounges, seedScaleTournaments, type TournamentScaleStats } from '@oche/db/seeds';
import { emailOf, keptDatabase } from './kept.ts';

const TOURNAMENTS_A_LOUNGE = 50;

export interface TournamentDatabase {
  url: string;
  tournaments: number;
  /** a completed one with 16 seats */
  typicalId: number;
  loungeId: number;
  memberId: string;
  memberEmail: string;
}

/**
 * Tournaments of three years, at lounges and elsewhere.
 * @param serverUrl any database of the server, with its superuser
 */
export function tournamentDatabase(
  serverUrl: string,
  tournaments: number,
  say: (text: string) => void,
): Promise<TournamentDatabase> {
  const seed = async (pool: Pool) => {
    say(`Making a database with ${tournaments} tournaments …`);
    const lounges = Math.max(10, Math.round(tournaments / TOURNAMENTS_A_LOUNGE));
    await seedScaleLounges(pool, { lounges });
    return seedScaleTournaments(pool, { tournaments });
  };
  return keptDatabase<TournamentScaleStats, TournamentDatabase>(
    serverUrl,
    `bench_tournaments_${tournaments}`,
    seed,
    async ({ url, pool, stats: { memberId } }) => {
      const { rows } = await pool.query<{ typicalId: number; loungeId: number }>(
        `select (select id from tournaments where max_participants = 16 and status = 'completed'
           and is_public order by id limit 1) as "typicalId",
         (select lounge_id from tournaments where lounge_id is not null and status = 'upcoming'
           and is_public and starts_at > now() order by starts_at limit 1) as "loungeId"`,
      );
      const { typicalId = 0, loungeId = 0 } = rows[0] ?? {};
      return {
        url,
        tournaments,
        typicalId,
        loungeId,
        memberId,
        memberEmail: await emailOf(pool, memberId),
      };
    },
  );
}
