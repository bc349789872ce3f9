import { convert } from '../bbcode/convert.ts';
import type { Source, SourceFile } from '../sources/source.ts';
import { BoardFiles } from './files.ts';
import type { MoveMap } from './move-map.ts';
import { Report } from './run.ts';
import { slicesOf } from './threads.service.ts';
import { writingOf } from './writing.ts';

interface Rehearsal {
  source: Source;
  map: MoveMap;
  files: string | null;
  address: string | null;
  /** as of the import: seconds of rest for each second of work */
  rest: number;
  onProgress: (text: string) => void;
}

const SLICE = 200;

/** What a second of work brings, measured on two slow cores. */
const POSTS_A_SECOND = 4000;
const PICTURES_A_SECOND = 3;

/** Reads all that an import would, and writes nothing. @returns the report, and about how many minutes it would take */
export async function rehearse(rehearsal: Rehearsal): Promise<{ report: Report; minutes: number }> {
  const { source, files } = rehearsal;
  const report = new Report();
  const counts = await source.count();
  report.add('members', counts.members);
  report.add('polls', counts.polls);
  report.add('private messages', counts.messages);
  report.add('ignored members, who are blocked', counts.ignores);
  report.add('subscriptions, which are watched', counts.watches);
  for (const { count, what } of await source.left()) report.leave(what, count);
  const folder = files ? new BoardFiles(files) : null;
  const avatars = await readMembers(rehearsal, report, folder);
  await readThreads(rehearsal, report);
  const pictures = avatars + (await readAttachments(source, report, folder));
  const rows = counts.posts + counts.messages + counts.members;
  const seconds = rows / POSTS_A_SECOND + pictures / PICTURES_A_SECOND;
  return { report, minutes: Math.max(1, Math.ceil((seconds * (1 + rehearsal.rest)) / 60)) };
}

const isThere = async (files: BoardFiles | null, { read, paths }: SourceFile): Promise<boolean> =>
  read !== null || ((await files?.find(paths)) ?? null) !== null;

async function readMembers(
  { source, onProgress }: Rehearsal,
  report: Report,
  files: BoardFiles | null,
): Promise<number> {
  const addresses = new Set<string>();
  let avatars = 0;
  for (let after: string | undefined = '0'; after; ) {
    const members = await source.members(after, SLICE);
    for (const { email, password, avatar } of members) {
      const address = email.toLowerCase();
      if (!address.includes('@') || addresses.has(address)) {
        report.leave('addresses of members that are missing, wrong or another’s');
      } else if (!password) report.leave('passwords that nothing can read');
      addresses.add(address);
      if (avatar && (await isThere(files, avatar))) avatars++;
      else if (avatar && files) report.leave('avatars whose file is not in the folder');
      else if (avatar) report.leave('avatars: no folder was given');
    }
    after = members.at(-1)?.id;
    onProgress(`members up to ${after}`);
  }
  report.add('avatars', avatars);
  return avatars;
}

async function readThreads(rehearsal: Rehearsal, report: Report): Promise<void> {
  const { source, map, onProgress } = rehearsal;
  for (const { id, isCategory } of await source.boards()) {
    const place = map.boards[id];
    if (isCategory) continue;
    if (place?.category && place.skip === undefined) report.add('boards');
    else report.leave(`boards: ${place?.skip || 'not in the map'}`);
  }
  for (let after: string | undefined = '0'; after; ) {
    const threads = await source.threads(after, SLICE);
    const coming = threads.filter(({ boardId }) => {
      const place = map.boards[boardId];
      return place?.category !== undefined && place.skip === undefined;
    });
    report.add('threads', coming.length);
    report.leave('threads of boards that don’t come', threads.length - coming.length);
    const posts = coming.length > 0 ? await source.postIds(coming.map(({ id }) => id)) : [];
    for (const slice of slicesOf(posts, SLICE)) {
      for (const post of await source.posts(slice.map(({ id }) => id))) {
        convert(post.pieces(report.losses), writingOf(rehearsal), post.written);
      }
      report.add('posts', slice.length);
    }
    after = threads.at(-1)?.id;
    onProgress(`${report.came.get('posts') ?? 0} posts`);
  }
}

const PICTURE = /\.(jpe?g|png|gif|webp|avif)$/i;

async function readAttachments(
  source: Source,
  report: Report,
  files: BoardFiles | null,
): Promise<number> {
  let pictures = 0;
  for (let after: string | undefined = '0'; after; ) {
    const attachments = await source.attachments(after, SLICE);
    for (const attachment of attachments) {
      if (!PICTURE.test(attachment.name)) report.leave('files that are no pictures');
      else if (!(await isThere(files, attachment))) {
        report.leave('attachments whose file is not in the folder');
      } else pictures++;
    }
    after = attachments.at(-1)?.id;
  }
  report.add('pictures in posts, four a post at most', pictures);
  return pictures;
}
