import { parseHtml } from '../../bbcode/html.ts';
import { parseBbcode } from '../../bbcode/parse.ts';
import { id, marks, number, type Row, text, time } from '../database.ts';
import type { Source, SourceMessage, SourcePoll } from '../source.ts';
import type { Woltlab } from './board.ts';
import { attachmentsOf } from './files.ts';

type Read = Pick<Source, 'messages' | 'polls' | 'attachments'>;

export const woltlabMessages = (board: Woltlab): Read => ({
  messages: (after, limit) => readMessages(board, after, limit),
  polls: (threadIds) => readPolls(board, threadIds),
  async attachments(after, limit) {
    const { db, types } = board;
    const type = types.get('attachment com.woltlab.wbb.post') ?? -1;
    const rows = await db.all(
      `select * from \`wcf1_attachment\` where attachmentID > ? and objectTypeID = ${type} and objectID > 0
      order by attachmentID limit ?`,
      [number(after), limit],
    );
    return attachmentsOf(db, rows);
  },
});

async function readMessages(
  { db }: Woltlab,
  after: string,
  limit: number,
): Promise<SourceMessage[]> {
  const rows = await db.all(
    `select message.messageID, message.conversationID, message.userID, message.message, message.time, talk.subject
    from \`wcf1_conversation_message\` message
    join \`wcf1_conversation\` talk on talk.conversationID = message.conversationID
    where message.messageID > ? order by message.messageID limit ?`,
    [number(after), limit],
  );
  if (rows.length === 0) return [];
  const talks = [...new Set(rows.map((row) => number(row.conversationID)))];
  const people = await db.all(
    `select conversationID, participantID from \`wcf1_conversation_to_user\`
    where conversationID in (${marks(talks)}) and participantID > 0 and hideConversation <> 2 order by participantID`,
    talks,
  );
  const firsts = await db.all(
    `select min(messageID) as messageID from \`wcf1_conversation_message\`
    where conversationID in (${marks(talks)}) group by conversationID`,
    talks,
  );
  const isFirst = new Set(firsts.map((row) => id(row.messageID)));
  return rows.map((row) => messageOf(row, people, isFirst.has(id(row.messageID))));
}

function messageOf(row: Row, people: readonly Row[], isFirst: boolean): SourceMessage {
  const message = text(row.message);
  const authorId = id(row.userID);
  const isHtml = /^\s*</.test(message);
  return {
    id: id(row.messageID),
    authorId,
    recipientIds: people.flatMap((each) =>
      id(each.conversationID) === id(row.conversationID) && id(each.participantID) !== authorId
        ? [id(each.participantID)]
        : [],
    ),
    talkId: id(row.conversationID),
    subject: text(row.subject),
    isFirst,
    createdAt: time(row.time) ?? new Date(0),
    pieces: (losses) => (isHtml ? parseHtml(message, losses) : parseBbcode(message, losses)),
  };
}

/** A poll stands in a post; the first one of a thread comes. */
async function readPolls({ db }: Woltlab, threadIds: readonly string[]): Promise<SourcePoll[]> {
  if (threadIds.length === 0) return [];
  const polls = await db.all(
    `select post.threadID, poll.pollID, poll.question, poll.time, poll.endTime, poll.isChangeable, poll.maxVotes
    from \`wbb1_post\` post join \`wcf1_poll\` poll on poll.pollID = post.pollID
    where post.threadID in (${marks(threadIds)}) and post.isDeleted = 0 and post.isDisabled = 0
    order by post.threadID, post.time, post.postID`,
    threadIds.map(Number),
  );
  if (polls.length === 0) return [];
  const keys = polls.map((row) => number(row.pollID));
  const options = await db.all(
    `select optionID, pollID, optionValue from \`wcf1_poll_option\` where pollID in (${marks(keys)})
    order by pollID, showOrder, optionID`,
    keys,
  );
  const votes = await db.all(
    `select optionID, userID from \`wcf1_poll_option_vote\` where pollID in (${marks(keys)})`,
    keys,
  );
  const first = new Map(polls.toReversed().map((row) => [id(row.threadID), row]));
  return [...first].map(([threadId, row]) => ({
    threadId,
    question: text(row.question),
    options: options
      .filter((option) => id(option.pollID) === id(row.pollID))
      .map((option) => ({
        text: text(option.optionValue),
        voterIds: votes
          .filter((vote) => id(vote.optionID) === id(option.optionID))
          .map((vote) => id(vote.userID)),
      })),
    isMultiple: number(row.maxVotes) > 1,
    isChangeable: number(row.isChangeable) === 1,
    opensAt: time(row.time),
    closesAt: time(row.endTime),
    isClosed: false,
  }));
}
