import { type Db, poolOf, runUnlimited } from '@oche/db';

/**
 * Rebuilds the index over the words of messages while members go on writing. What an interrupted rebuild has left is
 * removed first.
 */
export async function rebuildWords(db: Db): Promise<void> {
  const pool = poolOf(db);
  if (!pool) throw new Error('an index is not built anew in a transaction');
  await runUnlimited(pool, [
    'drop index concurrently if exists conversation_messages_words_ccnew',
    'reindex index concurrently conversation_messages_words',
  ]);
}
