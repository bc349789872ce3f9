import { type Executor, type Placeholders, preparedList } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import { blockedIds, isBlocked } from '../inbox/membership.select.ts';

interface Wanted {
  userId: string;
  query: string;
  before: number;
}

/** All of these words, in any form; of the last one perhaps only its beginning. Null if there is no word. */
const wantedWords = (query: string, ending: '' | ':*') => sql`(
  select to_tsquery(
    'pg_catalog.german',
    string_agg(quote_literal(word), ' & ' order by place) || ${sql.lit(ending)}
  )
  from regexp_split_to_table(search_fold(${query}::text), ' ') with ordinality split(word, place)
  where word <> ''
)`;

/**
 * Messages of the member's conversations with these words, the latest first. Each conversation is looked up by itself, in
 * an index over conversation and words: so words that everybody writes cost no more than rare ones.
 */
const found = (
  db: Executor,
  p: Placeholders<Wanted>,
  { words, limit }: { words: RawBuilder<unknown>; limit: number },
) =>
  db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversation_messages as message')
          .select('message.id')
          .whereRef('message.conversation_id', '=', 'own.conversation_id')
          .where(sql<boolean>`message_words(message.body) @@ ${words}`)
          .where('message.body', '<>', sql.lit(''))
          .where('message.hidden_at', 'is', null)
          .where('message.notice', 'is', null)
          // as sums, so that nobody walks along the ids and looks at each message
          .where(sql<boolean>`message.id + 0 > own.since_id`)
          .where(sql<boolean>`message.id + 0 < ${p('before')}`)
          .where(
            sql<boolean>`(
              message.sender_id is null or message.sender_id <> all(${blockedIds})
            )`,
          )
          .orderBy(sql`message.id + 0`, 'desc')
          .limit(limit)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['found.id', 'own.conversation_id as conversationId'])
    .where('own.user_id', '=', p('userId'))
    .where('own.last_message_id', 'is not', null)
    .where(sql<boolean>`not ${isBlocked}`)
    .orderBy('found.id', 'desc')
    .limit(limit);

/** In all conversations: whole words, as beginnings would be gathered anew for each of them. */
export const findMessages = preparedList(
  'conversations.findMessages',
  (db, p: Placeholders<Wanted>, limit) =>
    found(db, p, { words: wantedWords(p('query'), ''), limit }),
);

/** In one of them: the last word may be a beginning, as it is when somebody types. */
export const findMessagesIn = preparedList(
  'conversations.findMessagesIn',
  (db, p: Placeholders<Wanted & { conversationId: number }>, limit) =>
    found(db, p, { words: wantedWords(p('query'), ':*'), limit }).where(
      'own.conversation_id',
      '=',
      p('conversationId'),
    ),
);
