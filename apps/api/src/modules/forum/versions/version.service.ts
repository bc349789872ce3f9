import { withTransaction } from '@oche/db';
import type {
  PostVersion,
  takeVersionsInput,
  takeVersionsOutput,
  versionsInput,
  versionsOutput,
} from '@oche/validators/forum/versions';
import { z } from 'zod';
import { moderates, requireScope, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../../lib/pagination.ts';
import { readTexts } from '../../people/index.ts';
import { forumScope } from '../forum.policy.ts';
import { lockPost } from '../thread/thread-lock.service.ts';
import { piecesBetween } from './difference.ts';
import * as queries from './version.queries.ts';

const INT4_MAX = 2_147_483_647;
const cursorKey = z.tuple([z.int().min(1).max(INT4_MAX)]);

interface Text {
  version: number;
  /** as it is stored; null for a text that the reader doesn't get */
  content: string | null;
  writtenAt: string;
  /** who has written it, if that isn't the author */
  by: PostVersion['by'] | undefined;
  isTaken: boolean;
  isCurrent: boolean;
}

/**
 * What a post has said, the latest text first, each with its difference to the one before. A deleted post tells
 * nobody what it said.
 * @throws AppError POST_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listVersions(
  { db, actor }: ServiceContext,
  { postId, limit, cursor }: z.output<typeof versionsInput>,
): Promise<z.infer<typeof versionsOutput>> {
  const [before = INT4_MAX] = cursor === undefined ? [] : decodeCursor(cursorKey, cursor);
  const page = { postId, viewerId: actor?.id ?? '', before, limit: limit + 1 };
  const rows = await queries.listVersions(db, page);
  const [first] = rows;
  if (!first) throw new AppError('POST_NOT_FOUND');
  const texts = [
    ...(cursor === undefined ? [currentOf(first)] : []),
    ...rows.flatMap(({ version, content, writtenAt, isTaken, ...row }) =>
      version === null || writtenAt === null
        ? []
        : { version, content, writtenAt, by: writerOf(row), isTaken, isCurrent: false },
    ),
  ];
  const { items, hasMore } = pageOf(texts, limit);
  const textOf = await readTexts(
    db,
    texts.map(({ content }) => content),
  );
  const read = ({ content }: Text) => (content === null ? null : textOf(content).content);
  const last = items.at(-1);
  return {
    items: items.map((text, index) => {
      const former = texts[index + 1];
      return toVersion(text, read(text), former ? read(former) : null);
    }),
    nextCursor: hasMore && last ? encodeCursor([last.version]) : null,
    canTake: moderates(actor, forumScope(first)),
  };
}

type WriterColumns = Pick<Row, 'writerId' | 'writerFirstName' | 'writerLastName'>;
type Row = Awaited<ReturnType<typeof queries.listVersions>>[number];

const writerOf = ({ writerId, writerFirstName, writerLastName }: WriterColumns) =>
  personOf(writerId, writerFirstName, writerLastName);

const personOf = (id: string | null, firstName: string | null, lastName: string | null) =>
  id === null ? undefined : { id, firstName: firstName ?? '', lastName: lastName ?? '' };

const currentOf = ({ version, currentContent, currentSince, ...row }: Row): Text => ({
  by: personOf(row.editorId, row.editorFirstName, row.editorLastName),
  version: (version ?? 0) + 1,
  content: currentContent,
  writtenAt: currentSince,
  isTaken: false,
  isCurrent: true,
});

function toVersion(
  { version, writtenAt, by, isCurrent, isTaken }: Text,
  text: string | null,
  former: string | null,
): PostVersion {
  const isCompared = text !== null && former !== null;
  const whole = text === null ? null : [{ kind: 'same' as const, text }];
  const pieces = isCompared ? piecesBetween(former, text) : whole;
  return { version, writtenAt, ...(by && { by }), isCurrent, isTaken, isCompared, pieces };
}

/**
 * Takes earlier texts of a post away from its readers, or gives them back. Those that are so already stay so.
 * @throws AppError POST_NOT_FOUND, FORBIDDEN
 */
export async function takeVersions(
  ctx: MemberContext,
  { postId, versions, isTaken }: z.output<typeof takeVersionsInput>,
): Promise<z.infer<typeof takeVersionsOutput>> {
  requireWriter(ctx.actor);
  return withTransaction(ctx.db, async (tx) => {
    const { thread, post } = await lockPost(tx, postId);
    requireScope(ctx.actor, forumScope(thread));
    if (post.deletedAt) throw new AppError('POST_NOT_FOUND');
    const changed = await queries.setVersionsTaken(tx, {
      postId,
      versions: versions ?? null,
      takenAt: isTaken ? ctx.clock.now().toISOString() : null,
      takenBy: isTaken ? ctx.actor.id : null,
    });
    if (changed.length > 0) {
      await audit(ctx, tx, {
        action: isTaken ? 'post.takeVersions' : 'post.giveVersionsBack',
        thing: { kind: 'post', id: postId },
        scope: forumScope(thread),
        after: { versions: changed.length },
      });
    }
    return { versions: changed.map(({ version }) => version).sort((a, b) => b - a) };
  });
}
