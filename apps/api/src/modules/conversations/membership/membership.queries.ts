import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { blockedIds, isBlocked, ownConversations, reads, shows } from './membership.select.ts';

/** A conversation as one of its members has it; no row for anybody else. */
export const getMembership = prepared(
  'conversations.getMembership',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    ownConversations(db, p)
      .select([
        'conversation.revision',
        'own.last_read_id as lastReadId',
        isBlocked.as('isBlocked'),
        reads.as('reads'),
        shows('own.user_id', 'shows_read').as('showsRead'),
      ])
      .where('own.conversation_id', '=', p('id')),
);

/** What a member hears live depends on nothing but this. */
export const getStanding = prepared(
  'conversations.getStanding',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .selectFrom('conversation_members as own')
      .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
      .select([
        'conversation.kind',
        'conversation.revision',
        'conversation.is_pair as isPair',
        'own.since_id as sinceId',
        isBlocked.as('isBlocked'),
        blockedIds.as('blockedIds'),
        reads.as('reads'),
        sql<string[]>`array(
          select user_id from conversation_members
          where conversation_id = conversation.id
        )`.as('memberIds'),
      ])
      .where('own.conversation_id', '=', p('id'))
      .where('own.user_id', '=', p('userId')),
);
