import { id, marks, number, type SourceDatabase, text } from '../database.ts';
import type { Source, SourceBoard } from '../source.ts';
import type { Woltlab } from './board.ts';

const CATEGORY = 1;
const LINK = 2;
/** Groups that every installation has. */
const EVERYBODY = 1;
const GUESTS = 2;
const ADMINS = 4;
/** rights without which nobody reads a board */
const READING = ['canViewBoard', 'canEnterBoard', 'canReadThread'];

export const woltlabBoards = ({ db }: Woltlab): Pick<Source, 'groups' | 'boards'> => ({
  async groups() {
    const rows = await db.all(
      'select groupID, groupName, groupType from `wcf1_user_group` order by groupID',
    );
    return rows.map((row) => ({
      id: id(row.groupID),
      name: text(row.groupName),
      isStaff: number(row.groupID) === ADMINS || /moderator/i.test(text(row.groupName)),
    }));
  },
  async boards() {
    const rows = await db.all(
      `select boardID, parentID, title, description, boardType, isClosed, isInvisible from \`wbb1_board\`
      where boardType <> ${LINK} order by position, boardID`,
    );
    const closed = await readClosed(db);
    const boards = rows.map((row) => ({
      id: id(row.boardID),
      parentId: number(row.parentID) === 0 ? null : id(row.parentID),
      name: text(row.title),
      description: text(row.description).replace(/<[^>]*>/g, ''),
      isCategory: number(row.boardType) === CATEGORY,
      isClosed: number(row.isClosed) === 1,
      isPublic: number(row.isInvisible) === 0 && !closed.has(id(row.boardID)),
    }));
    return withParentsFirst(boards);
  },
});

/** The boards that visitors may not read: a right of theirs, or of everybody, is denied there. */
async function readClosed(db: SourceDatabase): Promise<Set<string>> {
  const rows = await db.all(
    `select own.objectID as board from \`wcf1_acl_option_to_group\` own
    join \`wcf1_acl_option\` acl on acl.optionID = own.optionID
    where acl.optionName in (${marks(READING)}) and own.groupID in (${EVERYBODY}, ${GUESTS}) and own.optionValue = 0`,
    READING,
  );
  return new Set(rows.map((row) => id(row.board)));
}

/** What stands in a closed board is closed, too. */
function withParentsFirst(boards: readonly SourceBoard[]): SourceBoard[] {
  const sorted: SourceBoard[] = [];
  const add = (parentId: string | null, isPublic: boolean, depth: number): void => {
    for (const board of boards) {
      if (board.parentId !== parentId || depth > 10) continue;
      const isOpen = isPublic && board.isPublic;
      sorted.push({ ...board, isPublic: isOpen });
      add(board.id, isOpen, depth + 1);
    }
  };
  add(null, true, 0);
  return sorted;
}
