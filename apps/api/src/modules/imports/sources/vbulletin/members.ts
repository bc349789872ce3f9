import { decode } from '../../bbcode/entities.ts';
import { id, marks, number, type Row, type SourceDatabase, text, time } from '../database.ts';
import type { Source, SourceFile, SourceMember } from '../source.ts';
import { readTies } from '../ties.ts';
import { fileOf, sizeOf } from './files.ts';
import { saltedMd5, vbulletin5Password } from './passwords.ts';

/** Groups that every vBulletin has. */
const VISITORS = 1;
const UNCONFIRMED = 3;
const STAFF = ['5', '6', '7'];
const BANNED = 8;

export const tableOf = (prefix: string) => (name: string) => `\`${prefix}${name}\``;

/** Members, groups and whom they ignore are the same in versions 4 and 5, but for the passwords. */
export const vbulletinMembers = (
  db: SourceDatabase,
  prefix: string,
): Pick<Source, 'members' | 'groups' | 'ignores'> => {
  const table = tableOf(prefix);
  return {
    async members(after, limit) {
      const rows = await db.all(
        `select * from ${table('user')} where userid > ? order by userid limit ?`,
        [number(after), limit],
      );
      if (rows.length === 0) return [];
      const keys = rows.map((row) => number(row.userid));
      const bans = await db.all(
        `select userid, reason from ${table('userban')} where userid in (${marks(keys)}) and liftdate = 0`,
        keys,
      );
      const reasons = new Map(bans.map((row) => [id(row.userid), decode(text(row.reason))]));
      const avatars = await db.all(
        `select userid, ${sizeOf('filedata')} as size from ${table('customavatar')} where userid in (${marks(keys)})`,
        keys,
      );
      const sizes = new Map(avatars.map((row) => [id(row.userid), number(row.size)]));
      const avatarOf = (row: Row): SourceFile | null => {
        const key = id(row.userid);
        const size = sizes.get(key);
        if (size === undefined) return null;
        const paths = [`customavatars/avatar${key}_${number(row.avatarrevision)}.gif`];
        return fileOf(
          db,
          { table: table('customavatar'), key: 'userid' },
          { id: key, size, paths },
        );
      };
      return rows.map((row) => memberOf(row, reasons, avatarOf(row)));
    },
    async groups() {
      const rows = await db.all(
        `select usergroupid, title from ${table('usergroup')} order by usergroupid`,
      );
      return rows.map((row) => ({
        id: id(row.usergroupid),
        name: decode(text(row.title)),
        isStaff: STAFF.includes(id(row.usergroupid)),
      }));
    },
    ignores(after, limit) {
      const from = { table: table('userlist'), user: 'userid', other: 'relationid' };
      return readTies(db, { ...from, where: "type = 'ignore'" }, after, limit);
    },
  };
};

function memberOf(
  row: Row,
  reasons: ReadonlyMap<string, string>,
  avatar: SourceFile | null,
): SourceMember {
  const key = id(row.userid);
  const group = number(row.usergroupid);
  const others = text(row.membergroupids)
    .split(',')
    .filter((each) => /^\d+$/.test(each));
  return {
    id: key,
    name: decode(text(row.username)),
    email: text(row.email).trim(),
    isConfirmed: group !== UNCONFIRMED,
    isGerman: true,
    joinedAt: time(row.joindate),
    password:
      'token' in row
        ? vbulletin5Password(text(row.token), text(row.scheme))
        : saltedMd5(text(row.password), text(row.salt)),
    groupIds: [String(group), ...others],
    avatar,
    banReason: reasons.get(key) ?? (group === BANNED ? '' : null),
  };
}

const CAN_VIEW = 1;

/** Channels or forums that visitors may not read: the right of their group is taken away there, or above. */
export async function readClosed(
  db: SourceDatabase,
  { from, key, right }: { from: string; key: string; right: string },
): Promise<Set<string>> {
  const rows = await db.all(
    `select ${key} as place, ${right} as rights from ${from} where usergroupid = ?`,
    [VISITORS],
  );
  // MySQL and SQLite both know bits, but a number is read the same everywhere
  return new Set(rows.flatMap((row) => (number(row.rights) % 2 < CAN_VIEW ? [id(row.place)] : [])));
}
