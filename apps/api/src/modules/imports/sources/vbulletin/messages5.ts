import { id, marks, number, type SourceDatabase } from '../database.ts';
import type { SourceMessage, SourceTie } from '../source.ts';
import { readTies } from '../ties.ts';
import { messageOf } from './texts.ts';

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
    `select node.nodeid as id, node.userid as user, node.title, node.publishdate as time, words.rawtext as text
    from ${table('privatemessage')} message join ${table('node')} node on node.nodeid = message.nodeid
    left join ${table('text')} words on words.nodeid = node.nodeid
    where message.msgtype = 'message' and node.nodeid > ? order by node.nodeid limit ?`,
    [number(after), limit],
  );
  if (rows.length === 0) return [];
  const keys = rows.map((row) => number(row.id));
  const held = await db.all(
    `select distinct nodeid, userid from ${table('sentto')} where nodeid in (${marks(keys)}) and deleted = 0
    order by userid`,
    keys,
  );
  const holders = Map.groupBy(held, (row) => id(row.nodeid));
  return rows.map((row) => {
    const people = holders.get(id(row.id))?.map((each) => id(each.userid)) ?? [];
    return messageOf(
      row,
      people.filter((key) => key !== id(row.user)),
    );
  });
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
  return readTies(db, from, after, limit);
}
