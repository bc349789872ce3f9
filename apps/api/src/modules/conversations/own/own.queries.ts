import { type Placeholders, prepared } from '@oche/db';

/** Returns no row where it was so before. */
export const setMuted = prepared(
  'conversations.setMuted',
  (db, p: Placeholders<{ id: number; userId: string; isMuted: boolean }>) =>
    db
      .updateTable('conversation_members')
      .set({ is_muted: p('isMuted') })
      .where('conversation_id', '=', p('id'))
      .where('user_id', '=', p('userId'))
      .where('is_muted', '<>', p('isMuted'))
      .returning('conversation_id as id'),
);

/** Returns no row where it was so before. */
export const setArchived = prepared(
  'conversations.setArchived',
  (db, p: Placeholders<{ id: number; userId: string; isArchived: boolean }>) =>
    db
      .updateTable('conversation_members')
      .set({ is_archived: p('isArchived') })
      .where('conversation_id', '=', p('id'))
      .where('user_id', '=', p('userId'))
      .where('is_archived', '<>', p('isArchived'))
      .returning('conversation_id as id'),
);

export const getSettings = prepared(
  'conversations.getSettings',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('conversation_settings')
      .select(['shows_read as showsRead', 'shows_typing as showsTyping'])
      .where('user_id', '=', p('userId')),
);

export const saveSettings = prepared(
  'conversations.saveSettings',
  (db, p: Placeholders<{ userId: string; showsRead: boolean; showsTyping: boolean }>) =>
    db
      .insertInto('conversation_settings')
      .values({
        user_id: p('userId'),
        shows_read: p('showsRead'),
        shows_typing: p('showsTyping'),
      })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ shows_read: p('showsRead'), shows_typing: p('showsTyping') }),
      ),
);
