import { decode } from '../../bbcode/entities.ts';
import { parseBbcode } from '../../bbcode/parse.ts';
import { id, marks, number, type Row, text, time } from '../database.ts';
import type { Source, SourceMessage, SourcePoll } from '../source.ts';
import type { Phpbb } from './board.ts';
import { phpbbSource } from './texts.ts';

export const phpbbMessages = (board: Phpbb): Pick<Source, 'messages' | 'polls'> => ({
  messages: (after, limit) => readMessages(board, after, limit),
  polls: (threadIds) => readPolls(board, threadIds),
});

/** What nobody has any more is in no row of `privmsgs_to`, and so doesn't come. */
async function readMessages(
  { db, prefix }: Phpbb,
  after: string,
  limit: number,
): Promise<SourceMessage[]> {
  const rows = await db.all(
    `select msg_id, author_id, message_time, message_subject, message_text, bbcode_uid from \`${prefix}privmsgs\`
    where msg_id > ? order by msg_id limit ?`,
    [number(after), limit],
  );
  if (rows.length === 0) return [];
  const held = await db.all(
    `select msg_id, user_id from \`${prefix}privmsgs_to\`
    where msg_id in (${marks(rows)}) and pm_deleted = 0 order by user_id`,
    rows.map((row) => number(row.msg_id)),
  );
  const holders = new Map<string, Set<string>>();
  for (const row of held) {
    const key = id(row.msg_id);
    holders.set(key, (holders.get(key) ?? new Set()).add(id(row.user_id)));
  }
  return rows.map((row) => messageOf(row, [...(holders.get(id(row.msg_id)) ?? [])]));
}

function messageOf(row: Row, holders: string[]): SourceMessage {
  const source = phpbbSource(text(row.message_text), text(row.bbcode_uid));
  const authorId = id(row.author_id);
  return {
    id: id(row.msg_id),
    authorId,
    recipientIds: holders.filter((holder) => holder !== authorId),
    talkId: null,
    isFirst: true,
    subject: decode(text(row.message_subject)),
    createdAt: time(row.message_time) ?? new Date(0),
    pieces: (losses) => parseBbcode(source, losses),
  };
}

async function readPolls(
  { db, prefix }: Phpbb,
  threadIds: readonly string[],
): Promise<SourcePoll[]> {
  const keys = threadIds.map(Number);
  const polls = await db.all(
    `select topic_id, poll_title, poll_start, poll_length, poll_max_options, poll_vote_change
    from \`${prefix}topics\` where topic_id in (${marks(keys)}) and poll_start > 0 order by topic_id`,
    keys,
  );
  if (polls.length === 0) return [];
  const withPoll = polls.map((row) => number(row.topic_id));
  const options = await db.all(
    `select topic_id, poll_option_id, poll_option_text from \`${prefix}poll_options\`
    where topic_id in (${marks(withPoll)}) order by topic_id, poll_option_id`,
    withPoll,
  );
  const votes = await db.all(
    `select topic_id, poll_option_id, vote_user_id from \`${prefix}poll_votes\`
    where topic_id in (${marks(withPoll)}) and vote_user_id > 1`,
    withPoll,
  );
  return polls.map((row) => {
    const threadId = id(row.topic_id);
    const opensAt = time(row.poll_start);
    const seconds = number(row.poll_length);
    return {
      threadId,
      question: phpbbSource(text(row.poll_title), ''),
      options: options
        .filter((option) => id(option.topic_id) === threadId)
        .map((option) => ({
          text: phpbbSource(text(option.poll_option_text), ''),
          voterIds: votes
            .filter(
              (vote) =>
                id(vote.topic_id) === threadId &&
                number(vote.poll_option_id) === number(option.poll_option_id),
            )
            .map((vote) => id(vote.vote_user_id)),
        })),
      isMultiple: number(row.poll_max_options) > 1,
      isChangeable: number(row.poll_vote_change) === 1,
      opensAt,
      closesAt: opensAt && seconds > 0 ? new Date(opensAt.getTime() + seconds * 1000) : null,
      isClosed: false,
    };
  });
}
