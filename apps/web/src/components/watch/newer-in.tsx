import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { lazyPart } from '../lazy-part.tsx';

const Newer = lazyPart(async () => (await import('./newer.tsx')).Newer);

/** What is new in places of a list; members ask for it once, visitors never. */
export function useNewer(kind: string, ids: readonly number[]) {
  const { user } = useAuth();
  const { data } = trpc.social.watching.newer.useQuery(
    { kind, ids: ids.slice(-100) },
    { enabled: user !== null && ids.length > 0 },
  );
  const counts = new Map(data?.map(({ id, count }) => [id, count]));
  return (id: number) => {
    const count = counts.get(id);
    return count ? <Newer count={count} /> : null;
  };
}
