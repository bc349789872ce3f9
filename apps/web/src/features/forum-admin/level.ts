/** Where in the forum one is: a list of everything, or of what is in one thing. */
export type Level =
  | { list: 'categories' }
  | { list: 'subforums'; categoryId?: number }
  | { list: 'threads'; subforumId?: number }
  | { list: 'posts'; threadId?: number }
  | { list: 'tags' };

const LISTS = ['categories', 'subforums', 'threads', 'posts', 'tags'] as const;

/**
 * @param rest what follows `/admin/forum/` in the address
 * @returns null for an address that there isn't
 */
export function levelOf([kind, idText, ...more]: readonly string[]): Level | null {
  if (more.length > 0) return null;
  if (kind === undefined) return { list: 'categories' };
  if (idText === undefined) {
    const list = LISTS.find((each) => each === kind);
    return list && list !== 'categories' ? { list } : null;
  }
  if (!/^[1-9]\d{0,14}$/.test(idText)) return null;
  const id = Number(idText);
  if (kind === 'category') return { list: 'subforums', categoryId: id };
  if (kind === 'subforum') return { list: 'threads', subforumId: id };
  if (kind === 'thread') return { list: 'posts', threadId: id };
  return null;
}

/** The path below `/admin/`. */
export function splatOf(level: Level): string {
  if ('categoryId' in level && level.categoryId) return `forum/category/${level.categoryId}`;
  if ('subforumId' in level && level.subforumId) return `forum/subforum/${level.subforumId}`;
  if ('threadId' in level && level.threadId) return `forum/thread/${level.threadId}`;
  return level.list === 'categories' ? 'forum' : `forum/${level.list}`;
}

export const pathOf = (level: Level): string => `/admin/${splatOf(level)}`;
