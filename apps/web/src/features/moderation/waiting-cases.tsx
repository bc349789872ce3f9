import type { ComponentType, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';

/** What waits is looked at again now and then: it comes without anybody's help. */
const LIVE = { staleTime: 30_000, refetchInterval: 60_000, refetchOnWindowFocus: true } as const;

/** How much waits for the reader in each queue of the moderators; nothing before it is known. */
export function useCaseCount() {
  const { data } = trpc.moderation.case.count.useQuery(undefined, LIVE);
  return data;
}

interface WaitingCasesProps {
  /** what the number stands in */
  as: ComponentType<{ 'aria-hidden': true; children: ReactNode }>;
}

/** For moderators: how much waits for them, where it leads there. */
export function WaitingCases({ as: Frame }: WaitingCasesProps) {
  const { queue } = useTexts('moderation');
  const count = useCaseCount();
  const sum = count ? count.reports + count.approvals + count.appeals : 0;
  if (sum === 0) return null;
  return (
    <>
      <Frame aria-hidden={true}>{sum}</Frame>
      <VisuallyHidden>{queue.waits({ count: sum })}</VisuallyHidden>
    </>
  );
}
