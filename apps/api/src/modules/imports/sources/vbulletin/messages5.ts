import { decode } from '../../bbcode/entities.ts';
import { id, marks, number, type SourceDatabase, text, time } from '../database.ts';
import type { SourceMessage, SourceTie } from '../source.ts';
import { tieOf, ties } from '../ties.ts';
import { postOf } from './texts.ts';

/** What one vBulletin 5 has of its own. */
export interface Vbulletin5 {
  db: SourceDatabase;
  table: (name: string) => string;
  /** numbers of the kinds of content */
  types: ReadonlyMap<string, number>;
  /** ids of channels that are forums */
  channels: readonly number[];
}

/** A message is a node whose starter is the first one of its talk; who has it stands in `sentto`. */
export async function readMessages(
  { db, table }: Vbulletin5,
  after: string,
  limit: number,
): Promise<SourceMessage[]> {
  const rows = await db.all(
    `select node.nodeid, node.starter, node.userid, node.title, node.publishdate, words.rawtext
    from ${table('privatemessage')} message join ${table('node')} node on node.nodeid = message.nodeid
    left join ${table('text')} words on words.nodeid = node.nodeid
    where message.msgtype = 'message' and node.nodeid > ? order by node.nodeid limit ?`,
    [number(after), limit],
  );
  if (rows.length === 0) return [];
  const keys = rows.map((row) => number(row.nodeid));
  const held = await db.all(
    `select distinct nodeid, userid from ${table('sentto')} where nodeid in (${marks(keys)}) and deleted = 0
    order by userid`,
    keys,
  );
  return rows.map((row) => ({
    id: id(row.nodeid),
    authorId: id(row.userid),
    recipientIds: held.flatMap((each) =>
      id(each.nodeid) === id(row.nodeid) && id(each.userid) !== id(row.userid)
        ? [id(each.userid)]
        : [],
    ),
    talkId: null,
    subject: decode(text(row.title)),
    createdAt: time(row.publishdate) ?? new Date(0),
    pieces: postOf({
      id: '',
      author: { id: null, name: '' },
      createdAt: null,
      editedAt: null,
      text: text(row.rawtext),
    }).pieces,
  }));
}

/** Subscriptions to threads and channels stand in one table. */
export async function readWatches(
  { db, table, channels }: Vbulletin5,
  kind: 'thread' | 'board',
  after: SourceTie | null,
  limit: number,
): Promise<SourceTie[]> {
  const places = channels.join(', ') || '-1';
  const where = `discussionid ${kind === 'thread' ? 'not in' : 'in'} (${places})`;
  const from = {
    table: table('subscribediscussion'),
    user: 'userid',
    other: 'discussionid',
    where,
  };
  const [sql, parameters] = ties(from, after, limit);
  return (await db.all(sql, parameters)).map(tieOf);
}
