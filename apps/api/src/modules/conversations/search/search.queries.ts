import { type Placeholders, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { blockedIds, isBlocked } from '../inbox/membership.select.ts';

interface Wanted {
  userId: string;
  query: string;
  /** null: in all */
  conversationId: number | null;
  before: number;
}

/**
 * What is looked for: all of the words, in one conversation also those that begin like them. Where all are looked up one
 * by one, beginnings would be gathered anew for each. Null if there is no word.
 */
const wantedWords = ({ query, conversationId }: Pick<Wanted, 'query' | 'conversationId'>) => sql`(
  select to_tsquery('pg_catalog.german', string_agg(
    quote_literal(word) || case when ${conversationId}::bigint is null then '' else ':*' end, ' & '
  ))
  from regexp_split_to_table(search_fold(${query}::text), ' ') word where word <> ''
)`;

/**
 * Messages of the member's conversations with these words, the latest first. Each conversation is looked up by itself, in
 * an index over conversation and words: so words that everybody writes cost no more than rare ones.
 */
export const findMessages = preparedList(
  'conversations.findMessages',
  (db, p: Placeholders<Wanted>, limit) =>
    db
      .selectFrom('conversation_members as own')
      .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('conversation_messages as message')
            .select('message.id')
            .whereRef('message.conversation_id', '=', 'own.conversation_id')
            .where(
              sql<boolean>`message_words(message.body) @@ ${wantedWords({
                query: p('query'),
                conversationId: p('conversationId'),
              })}`,
            )
            .where('message.body', '<>', sql.lit(''))
            .where('message.hidden_at', 'is', null)
            .where('message.notice', 'is', null)
            .whereRef('message.id', '>', 'own.since_id')
            .where('message.id', '<', p('before'))
            .where(
              sql<boolean>`(
                message.sender_id is null or message.sender_id <> all(${blockedIds})
              )`,
            )
            .orderBy('message.id', 'desc')
            .limit(limit)
            .as('found'),
        (join) => join.onTrue(),
      )
      .select(['found.id', 'own.conversation_id as conversationId'])
      .where('own.user_id', '=', p('userId'))
      .where('own.last_message_id', 'is not', null)
      .where(sql<boolean>`(
        ${p('conversationId')}::bigint is null or own.conversation_id = ${p('conversationId')}::bigint
      )`)
      .where(sql<boolean>`not ${isBlocked}`)
      .orderBy('found.id', 'desc')
      .limit(limit),
);
