import { decode } from '../../bbcode/entities.ts';
import { id, number, text } from '../database.ts';
import type { Source, SourceGroup } from '../source.ts';
import type { Phpbb } from './board.ts';
import { phpbbSource } from './texts.ts';

const CATEGORY = 0;
const LINK = 2;
const LOCKED = 1;
/** Names of the groups that every board has. */
const STAFF = ['ADMINISTRATORS', 'GLOBAL_MODERATORS'];
const VISITORS = 'GUESTS';

export const phpbbBoards = (board: Phpbb): Pick<Source, 'groups' | 'boards'> => ({
  groups: () => readGroups(board),
  async boards() {
    const { db, prefix } = board;
    const rows = await db.all(
      `select forum_id, parent_id, forum_name, forum_desc, forum_desc_uid, forum_type, forum_status
      from \`${prefix}forums\` where forum_type <> ${LINK} order by left_id`,
    );
    const open = await readPublic(board);
    return rows.map((row) => ({
      id: id(row.forum_id),
      parentId: number(row.parent_id) === 0 ? null : id(row.parent_id),
      name: decode(text(row.forum_name)),
      description: phpbbSource(text(row.forum_desc), text(row.forum_desc_uid)),
      isCategory: number(row.forum_type) === CATEGORY,
      isClosed: number(row.forum_status) === LOCKED,
      isPublic: open.has(id(row.forum_id)),
    }));
  },
});

async function readGroups({ db, prefix }: Phpbb): Promise<SourceGroup[]> {
  const rows = await db.all(
    `select group_id, group_name from \`${prefix}groups\` order by group_id`,
  );
  return rows.map((row) => ({
    id: id(row.group_id),
    name: text(row.group_name),
    isStaff: STAFF.includes(text(row.group_name)),
  }));
}

/** The forums that visitors could read: a right of the group of guests, itself or by a role; what denies it wins. */
async function readPublic({ db, prefix }: Phpbb): Promise<Set<string>> {
  const rows = await db.all(
    `select acl.forum_id, acl.auth_setting as direct, role.auth_setting as by_role
    from \`${prefix}acl_groups\` acl
    join \`${prefix}groups\` g on g.group_id = acl.group_id and g.group_name = ?
    join \`${prefix}acl_options\` o on o.auth_option = 'f_read'
    left join \`${prefix}acl_roles_data\` role on role.role_id = acl.auth_role_id and role.auth_option_id = o.auth_option_id
    where acl.auth_option_id = o.auth_option_id or acl.auth_role_id > 0`,
    [VISITORS],
  );
  const open = new Set<string>();
  const never = new Set<string>();
  for (const row of rows) {
    const setting = number(row.by_role ?? row.direct);
    if (setting === 1) open.add(id(row.forum_id));
    // 0 is never
    else if (row.by_role !== null || number(row.direct) === 0) never.add(id(row.forum_id));
  }
  for (const forum of never) open.delete(forum);
  return open;
}
