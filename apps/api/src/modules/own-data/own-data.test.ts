import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApi } from '../../testing/index.ts';

const api = useTestApi();
const MODULES = fileURLToPath(new URL('../', import.meta.url));

/**
 * Tables that refer to members and of which nothing is exported or taken away: they say only which id did what, or go
 * with a row that is.
 */
const ONLY_IDS = [
  'audit_log',
  // the lounge's own, whoever of its team entered it
  'board_blocks',
  'board_tablets',
  'booking_series',
  // this domain's own
  'data_archives',
  'departures',
  // where what was moved can be put back, for minutes
  'forum_reordered_marks',
  'forum_reorderings',
  'game_moves',
  'hidden_lounge_photos',
  'league_games',
  'league_line_ups',
  'league_penalties',
  'moderation_patterns',
  'moderation_removals',
  // by `hidePlace` and with the games
  'ranking_places',
  'ranking_ratings',
  'statistics_games',
  'statistics_pairs',
  'statistics_players',
  'tournament_calls',
  'tournament_draws',
  'tournament_guest_links',
  'tournament_in_play',
  'tournament_qualified',
  'tournament_qualifiers',
  'tournament_series_results',
  'tournament_steps',
];

it('every table that refers to a member is spoken of in what some domain has of members', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0 order by 1
  `.execute(api.deps.db);
  const words: string[] = [];
  for await (const file of glob('*/**/*.ts', { cwd: MODULES })) {
    if (/(own-data|erase|leaving|own-files)[^/]*\.ts$/.test(file) && !file.endsWith('.test.ts')) {
      words.push(readFileSync(MODULES + file, 'utf8'));
    }
  }
  const spoken = words.join('\n');
  const unspoken = rows.filter(({ table }) => !new RegExp(`'${table}[ ']`).test(spoken));
  expect(unspoken.map(({ table }) => table)).toEqual(ONLY_IDS);
});
