import type { Training } from '@oche/validators/games/start';
import type { Person } from '@oche/validators/people/schemas';
import { useTexts } from '../../../i18n/react.tsx';
import { LadderRows } from './ladder-rows.tsx';

interface PlacedListProps {
  kind: Training;
  places: readonly { place: number; person: Person; score: number; isSelf?: boolean }[];
}

/** Who did best at something, with what they did. */
export function PlacedList({ kind, places }: PlacedListProps) {
  const texts = useTexts('games/training');
  return (
    <LadderRows
      rows={places.map(({ score, ...row }) => ({
        ...row,
        result: texts[kind].result({ count: score }),
      }))}
    />
  );
}
