import { trpc } from '../../../lib/trpc.ts';
import { LinkSlate } from '../../../patterns/linked/link-slate.tsx';

/** A message's links to things of Oche, each as a small slate. */
export function Cards({ paths }: { paths: string[] }) {
  const { data } = trpc.social.conversations.links.useQuery({ paths }, { staleTime: 300_000 });
  return data?.map((card) => <LinkSlate key={card.path} card={card} />);
}
