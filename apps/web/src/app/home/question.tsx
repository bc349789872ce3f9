import type { HomeBoard } from '@oche/validators/home-limits';
import { lazy, Suspense } from 'react';
import { trpc } from '../../lib/trpc.ts';

const AskVisibility = lazy(async () => ({
  default: (await import('../../features/people/ask-visibility.tsx')).AskVisibility,
}));

/** What every member is asked once. All others load nothing of it. */
export function Question({ board }: { board: HomeBoard }) {
  const [{ asksVisibility }] = trpc.home.get.useSuspenseQuery({ board });
  if (!asksVisibility) return null;
  return (
    <Suspense>
      <AskVisibility />
    </Suspense>
  );
}
