import { type Executor, type Placeholders, preparedList } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import { blockedIds, isBlocked } from '../membership/membership.select.ts';

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

/** In shorter conversations the index is quick for every word. */
const LONG = 5000;
/**
 * How many of a long conversation's latest messages show whether a word is common, and how many of those have to have
 * it.
 */
const SAMPLE = 100;
const COMMON = 3;
/** Among this many messages a common word fills a page. */
const WALKED = 4000;

/**
 * Messages of the member's conversations with these words, the latest first. Each conversation is looked up separately,
 * in an index over conversation and words: so words that everybody writes cost no more than rare ones. In a long one
 * that index would give thousands for a common word, so its latest messages are looked through instead.
 */
const found = (
  db: Executor,
  p: Placeholders<Wanted>,
  { words, limit }: { words: RawBuilder<unknown>; limit: number },
) => {
  const page = sql.lit(limit);
  const isWanted = sql<boolean>`message_words(message.body) @@ ${words}
    and message.body <> '' and message.hidden_at is null and message.notice is null
    and (message.sender_id is null or message.sender_id <> all(${blockedIds}))`;
  const latest = (count: number, isWorth: RawBuilder<boolean>) => sql`
    select message.id from (
      select message.* from conversation_messages message
      where ${isWorth} and message.conversation_id = own.conversation_id
        and message.id > own.since_id and message.id < ${p('before')}::bigint
      order by message.id desc limit ${sql.lit(count)}
    ) message
    where ${isWanted} limit ${page}`;
  const isCommon = sql<boolean>`(select count(*) from sample) >= ${sql.lit(Math.min(COMMON, limit))}`;
  const isFull = sql<boolean>`(select count(*) from walked) >= ${page}`;
  // the id as a sum, so that nobody walks along the ids and looks at each message
  const inConversation = sql<{ id: number }>`(
    with sample as materialized (${latest(SAMPLE, sql`conversation.revision > ${sql.lit(LONG)}`)}),
    walked as materialized (${latest(WALKED, isCommon)})
    select id from walked where ${isFull}
    union all (
      select message.id from conversation_messages message
      where not ${isFull} and message.conversation_id = own.conversation_id
        and message.id + 0 > own.since_id and message.id + 0 < ${p('before')} and ${isWanted}
      order by message.id + 0 desc limit ${page}
    )
  )`;
  return db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
    .innerJoinLateral(inConversation.as('found'), (join) => join.onTrue())
    .select(['found.id', 'own.conversation_id as conversationId'])
    .where('own.user_id', '=', p('userId'))
    .where('own.last_message_id', 'is not', null)
    .where(sql<boolean>`not ${isBlocked}`)
    .orderBy('found.id', 'desc')
    .limit(limit);
};

/** In all conversations: whole words, as beginnings would be gathered again for each of them. */
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
