import { expect, it } from 'vitest';
import { useMember, useTestApi } from '../../../testing/index.ts';
import { insertLounges, setLounge } from '../testing.ts';
import { countLoungeParts, listLoungePages } from './sitemap.service.ts';

const api = useTestApi();
const owner = useMember(api);

it('the lounges fall into parts by their ids, which stay the same when others come', async () => {
  const { db } = api.deps;
  const pathsOf = async (part: number) =>
    (await listLoungePages(api.deps, part, 3)).map(({ path }) => path);
  const paths = (...ids: number[]) => ids.map((id) => `/venues/${id}`);

  expect(await countLoungeParts(api.deps, 3)).toBe(0);
  await insertLounges(db, owner, [{}, {}]);
  expect(await countLoungeParts(api.deps, 3)).toBe(1);
  expect(await pathsOf(0)).toEqual(paths(1, 2));

  // the third lounge begins the second part
  await insertLounges(db, owner, [{}]);
  expect(await countLoungeParts(api.deps, 3)).toBe(2);
  expect([await pathsOf(0), await pathsOf(1)]).toEqual([paths(1, 2), paths(3)]);

  await insertLounges(db, owner, [{}, {}, {}]);
  await setLounge(db, 4, { is_active: false });
  expect(await countLoungeParts(api.deps, 3)).toBe(3);
  expect([await pathsOf(0), await pathsOf(1), await pathsOf(2), await pathsOf(3)]).toEqual([
    paths(1, 2),
    paths(3, 5),
    paths(6),
    [],
  ]);
});
