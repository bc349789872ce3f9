import { type Tx, withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import type { Deps } from '../../../lib/deps.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { setReaction } from '../change/change.queries.ts';
import { aboutOf } from '../direct/about.ts';
import { setRead } from '../inbox/inbox.queries.ts';
import * as messages from '../message/message-change.queries.ts';
import { insertConversation, insertMembers } from '../message/open.queries.ts';
import { openConversation } from '../message/post.service.ts';
import * as queries from './demo.queries.ts';
import { demoTalks, demoTalksAbout } from './demo-talks.ts';

type Talk = (typeof demoTalks)[number];

/**
 * Lets the demo members write to each other. Does nothing when anybody has done so, or there are no demo members.
 * Nobody is told of it.
 * @returns whether it did
 */
export async function seedDemoTalks(
  deps: Pick<Deps, 'db' | 'clock' | 'conversationals'>,
): Promise<boolean> {
  const { db, clock } = deps;
  return withTransaction(db, async (tx) => {
    // of several processes that start together one writes, and the others wait
    await queries.lockTalks.first(tx, {});
    if (!(await queries.wantsDemo.first(tx, { memberId: demoUserId('anna') }))) return false;
    await insertTalksAbout(deps, tx);
    for (const talk of demoTalks) await insertTalk(tx, talk, clock.now());
    return true;
  });
}

async function insertTalk(tx: Tx, talk: Talk, now: Date): Promise<void> {
  const { group = null, people, lines, ago, every, unreadBy = [] } = talk;
  const memberIds = people.map(demoUserId);
  const [ownerId = '', other = ''] = memberIds;
  // a line before the first one says that there is a group
  const timeOf = (line: number) =>
    new Date(now.getTime() - (ago + (lines.length - 1 - line) * every) * MINUTE_MS).toISOString();
  const [made] = await insertConversation(tx, {
    kind: group === null ? 'direct' : 'group',
    about: group === null ? aboutOf(ownerId, other) : `group/${ownerId}/demo`,
    isPair: group === null,
    name: group,
    ownerId: group === null ? null : ownerId,
    now: timeOf(-1),
  });
  if (!made) return;
  const { id } = made;
  await insertMembers(tx, { conversationId: id, memberIds });
  const said: number[] = [];
  if (group !== null) {
    const beginning = { senderId: ownerId, body: group, answersId: null, at: timeOf(-1) };
    await insertLine(tx, id, { ...beginning, notice: 'created' });
  }
  for (const [index, { by, text, answers, reactions = {} }] of lines.entries()) {
    const messageId = await insertLine(tx, id, {
      senderId: demoUserId(by),
      body: text,
      answersId: answers === undefined ? null : (said[answers] ?? null),
      notice: null,
      at: timeOf(index),
    });
    said.push(messageId);
    for (const [who, reaction] of Object.entries(reactions)) {
      await setReaction(tx, { messageId, userId: demoUserId(who), reaction });
    }
  }
  for (const person of people) {
    const upTo = said.at(unreadBy.includes(person) ? -2 : -1) ?? 0;
    await setRead(tx, { id, userId: demoUserId(person), upTo });
  }
}

/** Hours since the first line about a thing. */
const ABOUT_HOURS = 26;

async function insertTalksAbout(
  { clock, conversationals }: Pick<Deps, 'clock' | 'conversationals'>,
  tx: Tx,
): Promise<void> {
  const memberIds = [...new Set(demoTalks.flatMap(({ people }) => people))].map(demoUserId);
  for (const { kind, id, memberId } of await queries.listDemoThings(tx, { memberIds })) {
    const opening = await conversationals.get(kind)?.open?.(tx, id, memberId);
    const other = opening?.memberIds.find((one) => one !== memberId);
    if (!opening || other === undefined) continue;
    const begun = clock.now().getTime() - ABOUT_HOURS * 60 * MINUTE_MS;
    const conversationId = await openConversation(tx, { ...opening, kind, now: new Date(begun) });
    let upTo = 0;
    for (const [index, body] of demoTalksAbout[kind].entries()) {
      upTo = await insertLine(tx, conversationId, {
        senderId: index % 2 ? other : memberId,
        body,
        answersId: null,
        notice: null,
        at: new Date(begun + index * 9 * MINUTE_MS).toISOString(),
      });
    }
    for (const userId of opening.memberIds) await setRead(tx, { id: conversationId, userId, upTo });
  }
}

interface Line {
  senderId: string;
  body: string;
  answersId: number | null;
  notice: 'created' | null;
  at: string;
}

async function insertLine(
  tx: Tx,
  conversationId: number,
  { senderId, body, answersId, notice, at }: Line,
): Promise<number> {
  const [raised] = await messages.raiseRevision(tx, { id: conversationId });
  const [added] = await messages.insertMessage(tx, {
    conversationId,
    revision: raised?.revision ?? 0,
    senderId,
    key: null,
    body,
    cardKind: null,
    cardId: null,
    suspicions: [],
    answersId,
    notice,
    noticeUserId: null,
    now: at,
  });
  if (!added) throw new Error('the insert returned no message');
  await messages.setLatest(tx, { conversationId, messageId: added.id, senderId });
  return added.id;
}
