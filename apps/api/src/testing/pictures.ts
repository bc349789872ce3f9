import type { TestMember } from './members.ts';
import type { TestApi } from './test-api.ts';

/**
 * Inserts the row of a picture, as if it had been uploaded.
 * @returns its id
 */
export async function insertPicture(
  { deps }: Pick<TestApi, 'deps'>,
  owner: TestMember,
  columns: { used_by?: string; unused_since?: string | null } = {},
): Promise<string> {
  const id = Array.from({ length: 26 }, () => 'abcdefgh23'[Math.floor(Math.random() * 10)]).join(
    '',
  );
  await deps.db
    .insertInto('uploads')
    .values({
      id,
      owner_id: owner.id,
      width: 960,
      height: 640,
      widths: [480, 960],
      bytes: 1,
      colour: '#8a2b1f',
      ...columns,
    })
    .execute();
  return id;
}
