import { z } from 'zod';
import { ImportError } from '../import-error.ts';
import type { Source, SourceBoard } from '../sources/source.ts';

const place = z.strictObject({
  /** as the other board calls it, for who reads the file */
  name: z.string(),
  category: z.string().trim().min(1).max(120).optional(),
  subforum: z.string().trim().min(1).max(120).optional(),
  /** why it doesn't come; without this it does */
  skip: z.string().optional(),
});

const schema = z.strictObject({
  about: z.string(),
  surname: z.string().trim().min(1).max(80),
  boards: z.record(z.string(), place),
  groups: z.record(
    z.string(),
    z.strictObject({ name: z.string(), role: z.enum(['user', 'moderator', 'admin']) }),
  ),
});

/** Which board becomes which subforum, and which group which role: a file that the operator may change. */
export type MoveMap = z.infer<typeof schema>;

const ABOUT =
  'Boards with "category" and "subforum" come to the places with these names, which are made if they aren’t there; several may come to one. Boards with "skip" and threads in them don’t come. Roles are user, moderator and admin; they count for members who are new here. The surname stands behind names that are one word.';

/** As it is proposed: the first two levels as they are, what is deeper beside them with its parent’s name. */
export async function proposeMap(source: Source): Promise<MoveMap> {
  const boards = await source.boards();
  const byId = new Map(boards.map((board) => [board.id, board]));
  return {
    about: ABOUT,
    surname: 'vom Forum',
    boards: Object.fromEntries(
      boards.flatMap((board) => (board.isCategory ? [] : [[board.id, proposePlace(board, byId)]])),
    ),
    groups: Object.fromEntries(
      (await source.groups()).map(({ id, name, isStaff }) => [
        id,
        { name, role: isStaff ? ('moderator' as const) : ('user' as const) },
      ]),
    ),
  };
}

const MAX_NAME = 120;

function proposePlace(board: SourceBoard, byId: ReadonlyMap<string, SourceBoard>) {
  const line = [board];
  // a board that is its own ancestor would be a broken one
  for (let at = board; at.parentId && line.length < 10; ) {
    const parent = byId.get(at.parentId);
    if (!parent) break;
    line.unshift(parent);
    at = parent;
  }
  const [top = board] = line;
  const within = line.filter((each, index) => index > 0 || !each.isCategory);
  const names = within.filter((each) => !each.isCategory || each === board).map(({ name }) => name);
  return {
    name: line.map(({ name }) => name).join(' › '),
    ...(board.isPublic
      ? {
          category: (top.isCategory ? top.name : 'Forum').slice(0, MAX_NAME) || 'Forum',
          subforum: names.join(' › ').slice(0, MAX_NAME) || 'Forum',
        }
      : { skip: 'visitors could not read it; here everybody could' }),
  };
}

export function readMap(text: string, path: string): MoveMap {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${path}: ${error instanceof Error ? error.message : error}`);
  }
  const found = schema.safeParse(json);
  if (found.success) return checked(found.data, path);
  const [issue] = found.error.issues;
  throw new ImportError(`${path}: ${issue?.path.join('.')}: ${issue?.message}`);
}

function checked(map: MoveMap, path: string): MoveMap {
  for (const [id, { category, subforum, skip }] of Object.entries(map.boards)) {
    if (skip === undefined && (!category || !subforum)) {
      throw new ImportError(`${path}: board ${id} has neither category and subforum nor skip.`);
    }
  }
  return map;
}
