import { fileURLToPath } from 'node:url';
import type { Pool } from '@oche/db';
import { seedScale, seedScaleLounges, zipfTexts } from '@oche/db/seeds';
import { describePosts } from './forum.ts';
import { keptDatabase, runOn } from './kept.ts';

const REINDEX = fileURLToPath(new URL('../../src/reindex.ts', import.meta.url));

export interface SearchDatabase {
  url: string;
  posts: number;
  lounges: number;
  members: number;
  /** how long all documents took to be written */
  rebuildSeconds: number;
  /** some posts */
  texts: string[];
  /** of some threads */
  titles: string[];
  /** names of members */
  names: string[];
  /** names of lounges */
  loungeNames: string[];
  threadId: number;
  memberEmail: string;
}

/**
 * Members, lounges and posts whose words are as common and as rare as in real texts.
 * @param serverUrl any database of the server, with its superuser
 */
export function searchDatabase(
  serverUrl: string,
  size: { posts: number; lounges: number; members: number },
  say: (text: string) => void,
): Promise<SearchDatabase> {
  const { posts, lounges, members } = size;
  const seed = async (pool: Pool, url: string) => {
    say(`Making a database with ${posts} posts, ${lounges} lounges and ${members} members …`);
    const places = await seedScaleLounges(pool, { lounges });
    const users = Math.max(20, members - places.users);
    const forum = await seedScale(pool, { posts, users, texts: zipfTexts });
    await pool.query(`
      update profiles set visibility = case when abs(hashtext(user_id)) % 10 < 6 then 'public' end,
        visibility_chosen_at = case when abs(hashtext(user_id)) % 10 < 6 then now() end`);
    await pool.query('vacuum analyze profiles');
    say('Writing the documents of the search …');
    const rebuildSeconds = await runOn(url, REINDEX);
    await pool.query('vacuum analyze search_documents');
    return { ...forum, rebuildSeconds };
  };
  const name = `bench_search_${posts}_${lounges}_${members}`;
  return keptDatabase(serverUrl, name, seed, async ({ url, pool, stats }) => {
    const textsOf = async (sql: string) =>
      (await pool.query<{ text: string }>(sql)).rows.map(({ text }) => text);
    const { threadIds, memberEmail } = await describePosts({ url, pool, stats }, posts);
    return {
      url,
      ...size,
      rebuildSeconds: stats.rebuildSeconds,
      texts: await textsOf(
        `select content as text from forum_posts
         where id = any(array(select (1 + random() * ${posts - 1})::int from generate_series(1, 300)))
           and length(content) > 200`,
      ),
      titles: await textsOf(
        'select title as text from forum_threads order by md5(id::text) limit 300',
      ),
      names: await textsOf(
        `select first_name || ' ' || last_name as text from users order by md5(id) limit 100`,
      ),
      loungeNames: await textsOf(
        `select split_part(name, ' ', 1) || ' ' || city as text from lounges order by md5(name) limit 100`,
      ),
      threadId: threadIds[0] ?? stats.typicalThreadId,
      memberEmail,
    };
  });
}
