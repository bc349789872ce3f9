import { chakra } from '@chakra-ui/react';
import type { Training } from '@oche/validators/games/start';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';

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
        <List>
          {data.map(({ place, person, score, isSelf }) => (
            <li key={person.id} data-self={isSelf || undefined}>
              <b>{place}</b>
              <TextLink
                to="/players/$username"
                params={{ username: person.username }}
                variant="plain"
              >
                {fullName(person)}
              </TextLink>
              <strong>{texts[kind].result({ count: score })}</strong>
            </li>
          ))}
        </List>
      ) : (
        <Muted>{texts.ladderAlone()}</Muted>
      )}
    </TitledSection>
  );
}

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      borderBottom: '1px solid {colors.border}',
      overflowWrap: 'anywhere',
    },
    '& b, & strong': { textStyle: 'number' },
    '& [data-self]': {
      bg: 'bg.sunken',
      boxShadow: 'inset 4px 0 0 {colors.accent}',
      paddingStart: '2',
    },
  },
});
