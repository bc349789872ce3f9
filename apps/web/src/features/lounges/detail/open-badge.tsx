import type { Lounge } from '@oche/validators/lounges';
import { Badge } from '../../../components/text.tsx';
import { useOpenState } from './use-open-state.ts';

/** "Jetzt geöffnet bis 02:00", kept current. */
export function OpenBadge({ lounge }: { lounge: Lounge }) {
  const state = useOpenState(lounge);
  return <Badge tone={lounge.isOpen ? 'positive' : 'neutral'}>{state}</Badge>;
}
