import type { Training } from '@oche/validators/games/start';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { PlacedList } from './placed-list.tsx';

interface TrainingLadderProps {
  kind: Training;
  chosen?: readonly number[];
}

/** The reader among their friends. Alone there is nothing to compare. */
export function TrainingLadder({ kind, chosen = [] }: TrainingLadderProps) {
  const texts = useTexts('games/training');
  const { data } = trpc.games.training.ladder.useQuery({ kind, chosen: [...chosen] });
  if (!data) return null;
  return (
    <TitledSection title={texts.ladder()}>
      {data.some(({ isSelf }) => !isSelf) ? (
        <PlacedList kind={kind} places={data} />
      ) : (
        <Muted>{texts.ladderAlone()}</Muted>
      )}
    </TitledSection>
  );
}
