import { chakra } from '@chakra-ui/react';
import type { GameOutput } from '@oche/validators/games/schemas';
import { ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { ShareGame } from './share-dialog.tsx';

/* only who has started a game has any to give */
const GuestLinks = lazyPart(
  async () => (await import('../guests/guest-links.tsx')).GuestLinks,
  null,
  { isInPage: true },
);

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
      {output.can.shareGuests ? <GuestLinks output={output} /> : null}
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
