import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Count } from '../count.tsx';

/** How much waits for the member at the start page. The bell reads it anew when it rings. */
export function Waiting() {
  const { tabs: texts } = useTexts('common');
  const { data: turns = [] } = trpc.home.turns.useQuery(undefined, { enabled: false });
  const count = turns.reduce((sum, turn) => sum + turn.count, 0);
  if (count === 0) return null;
  return (
    <>
      <Count aria-hidden="true">{count}</Count>
      <VisuallyHidden>{texts.waiting({ count })}</VisuallyHidden>
    </>
  );
}
