import { chakra } from '@chakra-ui/react';
import type { GameOutput } from '@oche/validators/games/schemas';
import { ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { GuestLinks } from '../guests/guest-links.tsx';
import { ShareGame } from './share-dialog.tsx';

/** What this reader can do with the game: take part, go on scoring, show it to others. */
export function GameActions({ output }: { output: GameOutput }) {
  const { watch } = useTexts('games');
  return (
    <Row>
      {output.can.score && output.status === 'playing' ? (
        <ButtonLink to="/games/$id/score" params={{ id: String(output.id) }} variant="solid">
          {watch.score()}
        </ButtonLink>
      ) : null}
      <GuestLinks output={output} />
      <ShareGame id={output.id} isPublic={output.visibility === 'public'} />
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    marginBottom: '4',
    _empty: { display: 'none' },
  },
});
