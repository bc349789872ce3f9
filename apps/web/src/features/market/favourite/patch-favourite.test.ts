import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchFavourite } from './patch-favourite.ts';

test('an ad changes wherever it is shown, and nothing else does', () => {
  const client = new QueryClient();
  const card = (id: number) => ({ id, isFavourite: false, favouriteCount: 2, seller: { id: 7 } });
  const list = { pages: [{ items: [card(7), card(8)] }, { items: [card(9)] }] };
  const others = [card(8)];
  client.setQueryData([['market', 'items', 'list'], {}], list);
  client.setQueryData([['market', 'items', 'get'], {}], card(7));
  client.setQueryData([['market', 'items', 'similar'], {}], others);
  client.setQueryData([['lounges', 'list'], {}], [card(7)]);
  const favourite = { isFavourite: true, favouriteCount: 3 };
  patchFavourite(client, 7, favourite);
  expect(client.getQueryData([['market', 'items', 'list'], {}])).toEqual({
    pages: [{ items: [{ ...card(7), ...favourite }, card(8)] }, { items: [card(9)] }],
  });
  expect(client.getQueryData([['market', 'items', 'get'], {}])).toEqual({
    ...card(7),
    ...favourite,
  });
  expect(client.getQueryData([['market', 'items', 'similar'], {}])).toBe(others);
  expect(client.getQueryData([['lounges', 'list'], {}])).toEqual([card(7)]);
});
