import { withTransaction } from '@oche/db';
import { GROUP_MAX, GROUP_NAME_MAX } from '@oche/validators/conversations/limits';
import { addMovedMessages, type MovedMessage } from '../../conversations/index.ts';
import { writeWords } from '../bbcode/write.ts';
import * as queries from '../imports.queries.ts';
import type { SourceMessage } from '../sources/source.ts';
import type { Run } from './run.ts';
import { writingOf } from './writing.ts';

const SLICE = 200;
const ANSWER = /^(re|aw|fwd?):/i;

/**
 * Private messages: between two members they are their one conversation, between more a group of exactly these. What
 * was sent to more people than a group has, or to nobody who came, doesn't come.
 */
export async function moveMessages(run: Run): Promise<void> {
  const { deps, source, importId, report } = run;
  let after = '0';
  for (;;) {
    const messages = await source.messages(after, SLICE);
    const last = messages.at(-1);
    if (!last) return;
    after = last.id;
    await withTransaction(deps.db, async (tx) => {
      await queries.lockImport(tx, importId);
      const ids = messages.map(({ id }) => id);
      const known = await queries.listMapped(tx, importId, 'message', ids);
      const members = await queries.listMapped(tx, importId, 'member', [
        ...new Set(messages.flatMap(({ authorId, recipientIds }) => [authorId, ...recipientIds])),
      ]);
      const moved = messages.flatMap((message) => {
        if (known.has(message.id)) return [];
        const made = messageOf(run, message, members);
        return made ? [{ id: message.id, made }] : [];
      });
      await addMovedMessages(
        tx,
        moved.map(({ made }) => made),
      );
      await queries.insertMapped(
        tx,
        importId,
        'message',
        moved.map(({ id }) => [id, id] as const),
      );
      report.add('private messages', moved.length);
    });
    await run.onProgress(`private messages up to ${after}`);
  }
}

function messageOf(
  run: Run,
  message: SourceMessage,
  members: ReadonlyMap<string, string>,
): MovedMessage | null {
  const { report } = run;
  const senderId = members.get(message.authorId);
  const recipients = message.recipientIds.flatMap((id) => members.get(id) ?? []);
  if (!senderId) return leave(run, 'messages whose sender is gone');
  const memberIds = [...new Set([senderId, ...recipients])].sort();
  if (memberIds.length < 2) return leave(run, 'messages whose reader is gone, or has deleted them');
  if (memberIds.length > GROUP_MAX) return leave(run, 'messages to more than twenty people');
  const subject = message.subject.trim();
  const words = writeWords(message.pieces(report.losses), writingOf(run));
  // a group is named by it
  const isName = memberIds.length > 2 && message.talkId !== null;
  const hasSubject = message.isFirst && !isName && subject !== '' && !ANSWER.test(subject);
  return {
    memberIds,
    senderId,
    createdAt: message.createdAt,
    body: (hasSubject ? `${subject}\n${words}` : words).replaceAll('\0', '').trim() || '–',
    group:
      memberIds.length === 2
        ? null
        : {
            key: `import-${run.importId}-${message.talkId ?? memberIds.join('-')}`,
            name: subject.slice(0, GROUP_NAME_MAX) || '–',
            ownerId: memberIds[0] ?? senderId,
          },
  };
}

function leave({ report }: Run, why: string): null {
  report.leave(why);
  return null;
}
