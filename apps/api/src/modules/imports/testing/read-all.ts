import { createHash } from 'node:crypto';
import { Losses } from '../bbcode/tree.ts';
import type { Source, SourceFile, SourceTie } from '../sources/source.ts';

const SLICE = 3;

async function* slices<T>(
  keyOf: (row: T) => string,
  read: (after: string, limit: number) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let after = '0'; ; ) {
    const rows = await read(after, SLICE);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = keyOf(last);
  }
}

/** One by one, as both ids together are the key. */
async function ties(read: (after: SourceTie | null, limit: number) => Promise<SourceTie[]>) {
  const found: SourceTie[] = [];
  for (;;) {
    const [tie] = await read(found.at(-1) ?? null, 1);
    if (!tie) return found;
    found.push(tie);
  }
}

const fileOf = async ({ paths, read }: SourceFile) => {
  const bytes = await read?.();
  return { paths, hash: bytes ? createHash('sha256').update(bytes).digest('hex') : null };
};

/** All that a board has, as an import asks for it, in slices so small that each list has several. */
export async function readAll(source: Source) {
  const losses = new Losses();
  const members = [];
  for await (const member of slices(({ id }) => id, source.members)) {
    members.push({ ...member, avatar: member.avatar && (await fileOf(member.avatar)) });
  }
  const threads = [];
  const posts = [];
  for await (const thread of slices(({ id }) => id, source.threads)) {
    const keys = await source.postIds([thread.id]);
    const read = await source.posts(keys.map(({ id }) => id));
    threads.push({ ...thread, keys, polls: await source.polls([thread.id]) });
    for (const post of read) posts.push({ ...post, pieces: post.pieces(losses) });
  }
  const attachments = [];
  for await (const attachment of slices(({ id }) => id, source.attachments)) {
    attachments.push({ ...attachment, ...(await fileOf(attachment)), read: null });
  }
  const messages = [];
  for await (const message of slices(({ id }) => id, source.messages)) {
    messages.push({ ...message, pieces: message.pieces(losses) });
  }
  return {
    count: await source.count(),
    left: await source.left(),
    groups: await source.groups(),
    boards: await source.boards(),
    members,
    threads,
    posts: posts.sort((one, other) => Number(one.id) - Number(other.id)),
    attachments,
    messages,
    ignores: await ties(source.ignores),
    watches: {
      threads: await ties((after, limit) => source.watches('thread', after, limit)),
      boards: await ties((after, limit) => source.watches('board', after, limit)),
    },
    losses,
  };
}
