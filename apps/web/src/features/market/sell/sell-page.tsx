import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { DraftFlow } from './draft-flow.tsx';
import { afterAddress, type Opened } from './opened-draft.ts';
import type { SellSearch } from './sell-steps.ts';

export const EditPage = lazyPart(async () => (await import('./edit-page.tsx')).EditPage);
const Published = lazyPart(async () => (await import('./published/published.tsx')).Published);

/** Selling something, or looking for something: a draft that is being written, or what it has become. */
export function SellPage({ search }: { search: SellSearch }) {
  const { opened, adopt, reopen } = useOpened(search.draft);
  if (search.done) return <Published id={search.done} />;
  const props = { search, onCreated: adopt, onNewer: reopen };
  return opened.draftId === undefined ? (
    <DraftFlow key={opened.count} {...props} draft={null} />
  ) : (
    <KnownDraft key={opened.count} {...props} id={opened.draftId} />
  );
}

function KnownDraft({
  id,
  ...props
}: Omit<Parameters<typeof DraftFlow>[0], 'draft'> & { id: number }) {
  const [draft] = trpc.market.drafts.get.useSuspenseQuery({ id });
  return <DraftFlow {...props} draft={draft} />;
}

/**
 * The draft that is open. One that gets its number while it is written stays as it is on the screen; any
 * other address opens another draft.
 */
function useOpened(draftId: number | undefined) {
  const navigate = useNavigate({ from: '/marketplace/sell/{-$id}' });
  const [opened, setOpened] = useState<Opened>({ draftId, given: null, count: 0 });
  const next = afterAddress(opened, draftId);
  if (next !== opened) setOpened(next);
  return {
    opened: next,
    adopt: (id: number) => {
      setOpened((before) => ({ ...before, given: { id, isInAddress: false } }));
      void navigate({ to: '.', search: (old) => ({ ...old, draft: id }), replace: true });
    },
    reopen: () => setOpened({ draftId, given: null, count: opened.count + 1 }),
  };
}
