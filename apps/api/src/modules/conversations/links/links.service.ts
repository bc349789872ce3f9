import type { LinkCard, linkCardsInput } from '@oche/validators/conversations/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';

/** What links to our own pages lead to: those that the reader may know of, in the order in which they were asked. */
export async function readLinkCards(
  { db, actor, linkables }: Pick<ServiceContext, 'db' | 'actor' | 'linkables'>,
  { paths }: z.output<typeof linkCardsInput>,
): Promise<LinkCard[]> {
  const distinct = [...new Set(paths)];
  const cards = await Promise.all(
    linkables.map(async ({ kind, path: pattern, read }) => {
      const asked = distinct.flatMap((path) => {
        const id = pattern.exec(path)?.[1];
        return id === undefined ? [] : [{ path, id }];
      });
      if (asked.length === 0) return [];
      const found = await read(db, [...new Set(asked.map(({ id }) => id))], actor);
      return asked.flatMap(({ path, id }) => {
        const card = found.get(id);
        return card ? [{ path, kind, ...card }] : [];
      });
    }),
  );
  const byPath = new Map(cards.flat().map((card) => [card.path, card]));
  return distinct.flatMap((path) => byPath.get(path) ?? []);
}
