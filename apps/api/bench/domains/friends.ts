import type { FriendDatabase } from '../databases/friends.ts';
import { inTurns, type Measure, query, type Target } from '../load.ts';
import type { BenchOptions } from '../scenarios.ts';
import { type Server, signIn, startApp } from '../servers.ts';

const oneOf = (texts: readonly string[]): string =>
  texts[Math.floor(Math.random() * texts.length)] ?? '';

/** Swaps two letters in the middle, as people do. */
function mistyped(name: string): string {
  const at = Math.floor(name.length / 2);
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
}

/** Each request asks for another name, so that nothing is measured but the search. */
function searching(app: Server, headers: Record<string, string>, word: () => string): Target {
  const path = () =>
    query(app, 'social.people.search', { query: word() }).url.slice(app.url.length);
  return { url: app.url + path(), headers, path };
}

/** Finding members, and what the page of friends reads. */
export async function friends(
  database: FriendDatabase,
  options: BenchOptions,
): Promise<Record<string, Measure>> {
  const app = await startApp(database.url, options.dataDir);
  try {
    const headers = { cookie: await signIn(app, database.memberEmail) };
    const read = (path: string, input?: object): Target => ({
      ...query(app, path, input ?? {}),
      headers,
    });
    const { names } = database;
    const targets = {
      'a full name': searching(app, headers, () => oneOf(names)),
      'the first three letters': searching(app, headers, () => oneOf(names).slice(0, 3)),
      'a last name': searching(app, headers, () => oneOf(names).split(' ').at(-1) ?? ''),
      'a mistyped name': searching(app, headers, () => mistyped(oneOf(names))),
      'own friends': read('social.friends.list'),
      'counts of the tabs': read('social.friends.counts'),
      'what is between the member and twenty': read('social.friends.ties', {
        userIds: database.otherIds,
      }),
      suggestions: read('social.friends.suggestions'),
    };
    return await inTurns(targets, options.rounds, options);
  } finally {
    await app.stop();
  }
}
