import { type Client, outcome, queryPath } from './client.ts';
import type { Subject } from './watchers.ts';

const wordsOfPosts = (data: string): string[] =>
  [...data.matchAll(/"content":"(Probe [^"]+)"/g)].map(([, words]) => words ?? '');

/** A thread: who reads it is told of each post, by its words. */
export const threadSubject = (client: Client, threadId: number): Subject => ({
  path: queryPath('forum.thread.events', { threadId }),
  async begin() {
    const thread = await client.ask(queryPath('forum.thread.get', { id: threadId }));
    return String(outcome<{ revision: number }>(thread).revision);
  },
  read: (data) => ({
    told: wordsOfPosts(data),
    hasGap: data.includes('"type":"thread.changed"'),
  }),
  async reread() {
    const { body } = await client.ask(`/api/forum/threads/${threadId}/posts`);
    return wordsOfPosts(body);
  },
});

interface Told {
  revision: number;
  moves: unknown[];
}

/** The numbers of the last moves of a game. */
const lastOf = ({ revision }: { revision: number }, count: number): string[] =>
  Array.from({ length: count }, (_, back) => String(revision - back));

/** A game: who watches it is told of each move. They are known by the revision of the game that they have made. */
export function gameSubject(client: Client, gameId: number): Subject {
  let known = 0;
  const read = async () => {
    const game = await client.ask(queryPath('games.get', { gameId }));
    return outcome<{ revision: number }>(game);
  };
  return {
    path: queryPath('games.events', { gameId }),
    async begin() {
      known = (await read()).revision;
      return String(known);
    },
    read(data) {
      const event: Told = JSON.parse(data);
      const { length } = event.moves;
      const hasGap = length === 0 && event.revision > known;
      known = Math.max(known, event.revision);
      return { told: lastOf(event, length), hasGap };
    },
    async reread() {
      const game = await read();
      return lastOf(game, game.revision);
    },
  };
}
