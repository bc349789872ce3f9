import { lazyPart } from '../../../../components/lazy-part.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';

const PricesForm = lazyPart(
  async () => (await import('./prices-form.tsx')).PricesForm,
  <SkeletonRows count={6} />,
);

/** What an evening costs, and how it is booked. */
export function PricesPage() {
  const { lounge } = useManagedLounge();
  const [rules] = trpc.lounges.rules.get.useSuspenseQuery({ loungeId: lounge.id });
  return <PricesForm rules={rules} />;
}
