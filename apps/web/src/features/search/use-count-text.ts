import { useUi } from '../../components/ui-context.tsx';
import { numberFormat } from '../../lib/number-format.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';

type Count = RouterOutputs['search']['find']['counts']['all'];

/** @returns a function for a count as text, e.g. "500+" where nobody has counted on */
export function useCountText(): (count: Count) => string {
  const { locale } = useUi();
  return ({ count, isMore }) => numberFormat(locale).format(count) + (isMore ? '+' : '');
}
