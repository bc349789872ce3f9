import type { Pool } from '@oche/db';
import { type MessageScaleStats, seedScaleMessages } from '@oche/db/seeds';
import { keptDatabase } from './kept.ts';

export interface MessageDatabase {
  url: string;
  messages: number;
  /** between the members 0 and 1; the next ones are between their next ones */
  longId: number;
  /** a message in its middle */
  middleId: number;
  emailOf(member: number): string;
}

/** @param serverUrl any database of the server, with its superuser */
export function messageDatabase(
  serverUrl: string,
  messages: number,
  say: (text: string) => void,
): Promise<MessageDatabase> {
  const seed = (pool: Pool) => {
    say(`Making a database with ${messages} messages …`);
    return seedScaleMessages(pool, { messages });
  };
  return keptDatabase<MessageScaleStats, MessageDatabase>(
    serverUrl,
    `bench_messages_${messages}`,
    seed,
    async ({ url, pool, stats: { longId, prefix } }) => {
      const { rows } = await pool.query<{ id: number }>(
        `select percentile_disc(0.5) within group (order by id) as id
         from conversation_messages where conversation_id = $1`,
        [longId],
      );
      const emailOf = (member: number) => `${prefix}${member}@oche.test`;
      return { url, messages, longId, middleId: rows[0]?.id ?? 0, emailOf };
    },
  );
}
