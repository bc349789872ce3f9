import { describe, expect, it } from 'vitest';
import { renderStatic, textOf } from '../../testing/render-static.tsx';
import { DataList } from './data-list.tsx';
import { DAY, listInputOf, sortParam } from './list-address.ts';
import type { Column, ListTexts } from './list-parts.ts';
import type { ListAddress } from './use-list-address.ts';

const SHAPE = {
  sorts: ['name', 'joined'],
  sortedBy: '-joined',
  filters: { role: ['user', 'admin'], joinedFrom: DAY },
} as const;

describe('the address of a list', () => {
  it('says everything that was asked for', () => {
    expect(
      listInputOf(
        { q: 'anna', sort: 'name', after: 'abc', role: 'admin', joinedFrom: '2026-01-31' },
        SHAPE,
      ),
    ).toEqual({
      search: 'anna',
      sort: 'name',
      direction: 'asc',
      cursor: 'abc',
      role: 'admin',
      joinedFrom: '2026-01-31',
    });
    expect(listInputOf({ sort: '-name' }, SHAPE)).toEqual({ sort: 'name', direction: 'desc' });
    expect(sortParam('joined', 'desc', SHAPE.sortedBy)).toBeUndefined();
    expect(sortParam('joined', 'asc', SHAPE.sortedBy)).toBe('joined');
  });

  it.each([
    {},
    { sort: 'email', role: 'king', joinedFrom: 'gestern' },
    { q: 'a'.repeat(121), sort: '--name', after: '', role: ['admin'], page: '3' },
  ])('leaves out what the list does not know', (search) => {
    expect(listInputOf(search, SHAPE)).toEqual({ sort: 'joined', direction: 'desc' });
  });
});

const word = (text: string) => () => text;
const texts = new Proxy({} as ListTexts, { get: (_, name) => word(String(name)) });
const address: ListAddress<{ cursor?: string }> = {
  ...{ input: {}, search: undefined, sort: 'name', direction: 'asc', isLater: false, filters: {} },
  ...{ setSearch: () => {}, setSort: () => {}, setFilter: () => {}, reset: () => {} },
};
const columns: readonly Column<{ name: string; age: number }>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name, sort: { by: 'name', first: 'asc' } },
  { key: 'age', label: 'Alter', cell: ({ age }) => age, align: 'end' },
];

async function render(
  rows: { name: string; age: number }[] | undefined,
  filters: Record<string, string> = {},
) {
  const isPending = false;
  const data = rows && { items: rows, nextCursor: null };
  const query = { data, error: null, isPending, isFetching: false, isPlaceholderData: false };
  return renderStatic(
    <DataList
      label="Leute"
      searchLabel="Name"
      address={{ ...address, filters }}
      list={{ ...query, refetch: () => {} }}
      columns={columns}
      keyOf={({ name }) => name}
      texts={texts}
    />,
  );
}

describe('a list', () => {
  it('is a table whose heads say how it is sorted, also where it is laid out as cards', async () => {
    const html = await render([{ name: 'Anna', age: 31 }]);
    expect(html).toContain('role="table"');
    expect(html).toMatch(/aria-sort="ascending"[^>]*><button/);
    expect(html).toMatch(/<th[^>]*role="rowheader"[^>]*>.*?Anna/);
    expect(textOf(html)).toContain('Alter 31');
  });

  it('tells an empty list from a search without result, and both from a failure', async () => {
    expect(textOf(await render([]))).toContain('empty');
    expect(textOf(await render([], { role: 'admin' }))).toContain('none');
    expect(textOf(await render(undefined))).toContain('failed');
  });
});
