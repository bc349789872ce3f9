import type { HomeBoard } from '@oche/validators/home/limits';
import { lazyPart } from '../../components/lazy-part.tsx';
import { trpc } from '../../lib/trpc.ts';

const AskVisibility = lazyPart(
  async () => (await import('../../features/people/ask-visibility.tsx')).AskVisibility,
  null,
  { isInPage: true },
);

/** What every member is asked once. All others load nothing of it. */
export function Question({ board }: { board: HomeBoard }) {
  const [{ asksVisibility }] = trpc.home.get.useSuspenseQuery({ board });
  return asksVisibility ? <AskVisibility /> : null;
}
