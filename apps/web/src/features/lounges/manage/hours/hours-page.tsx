import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { ExceptionsSection } from './exceptions-section.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { HoursForm } from './hours-form.tsx';

/** When the lounge is open: every week, and on single days. */
export function HoursPage() {
  const { lounge } = useManagedLounge();
  const [rules] = trpc.lounges.rules.get.useSuspenseQuery({ loungeId: lounge.id });
  return (
    <>
      <HoursForm rules={rules} />
      <ExceptionsSection exceptions={rules.exceptions} />
      <HolidaysSection />
    </>
  );
}
