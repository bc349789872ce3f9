import type { Lounge } from '@oche/validators/lounges/schemas';
import { Badge } from '../../../components/text.tsx';
import { useOpenState } from './use-open-state.ts';

/** "Jetzt geöffnet bis 02:00", kept current. */
export function OpenBadge({ lounge }: { lounge: Lounge }) {
  const state = useOpenState(lounge);
  // on the black band the neutral ground can't be seen, and the words would look indented
  return lounge.isOpen ? (
    <Badge tone="positive">{state}</Badge>
  ) : (
    <Badge bg="bg.raised">{state}</Badge>
  );
}
