import type { ReactNode } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { LinkSlate } from '../../../patterns/linked/link-slate.tsx';

interface LinkLineProps {
  path: string;
  /** is shown where there is no card */
  link: ReactNode;
}

/** What a link leads to, for this reader. */
export function LinkLine({ path, link }: LinkLineProps) {
  const { data } = trpc.social.conversations.links.useQuery(
    { paths: [path] },
    { staleTime: 300_000 },
  );
  const [card] = data ?? [];
  return card ? <LinkSlate card={card} /> : link;
}
