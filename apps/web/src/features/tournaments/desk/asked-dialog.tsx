import { ResultDialog } from '../results/result-dialog.tsx';
import { MarkerDialog } from './boards/marker-dialog.tsx';
import { ForfeitDialog } from './missing/forfeit-dialog.tsx';
import type { Asked, DeskPart } from './parts.ts';

interface AskedDialogProps extends DeskPart {
  what: Asked;
  matchId: number;
  onClose: () => void;
}

/** The dialog about a match that is open; none when the match has gone meanwhile. */
export function AskedDialog({ what, matchId, onClose, ...part }: AskedDialogProps) {
  const match = part.drawn.matches.find(({ id }) => id === matchId);
  if (!match) return null;
  const props = { ...part, match, onClose };
  if (what === 'marker') return <MarkerDialog {...props} />;
  if (what === 'forfeit') return <ForfeitDialog {...props} />;
  return <ResultDialog match={match} drawn={part.drawn} as="organiser" onClose={onClose} />;
}
