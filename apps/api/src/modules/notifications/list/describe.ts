import type { Locale } from '@oche/validators/locale';
import type { Deps } from '../../../lib/deps.ts';

/** A group of notifications, as its kind tells it. */
interface Described {
  title: string;
  excerpt: string | null;
  path: string;
}

interface Group {
  id: number;
  kind: string;
  count: number;
  /** of the latest one */
  payload: unknown;
}

/**
 * Groups in words: each kind reads what it needs with one call.
 * @returns those that aren't gone, by their id
 */
export async function describeEntries(
  deps: Deps,
  groups: readonly Group[],
  { recipientId, locale }: { recipientId: string; locale: Locale },
): Promise<ReadonlyMap<number, Described>> {
  const byKind = Map.groupBy(groups, ({ kind }) => deps.notifiables.get(kind));
  const described = await Promise.all(
    [...byKind].map(async ([kind, some]) => {
      if (!kind) return [];
      const told = some.map(({ payload }) => ({ payload, recipientId }));
      const facts = await kind.read(deps, told);
      return some.flatMap(({ id, count }, index): [number, Described][] => {
        const known = facts[index];
        if (known === null || known === undefined) return [];
        const { title, excerpt = null } = kind.texts[locale].page(known, count);
        return [[id, { title, excerpt, path: kind.pathOf(known) }]];
      });
    }),
  );
  return new Map(described.flat());
}
