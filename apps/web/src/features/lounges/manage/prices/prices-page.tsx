import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { PricesForm } from './prices-form.tsx';

/** What an evening costs, and how it is booked. */
export function PricesPage() {
  const { lounge } = useManagedLounge();
  const [rules] = trpc.lounges.rules.get.useSuspenseQuery({ loungeId: lounge.id });
  return <PricesForm rules={rules} />;
}
