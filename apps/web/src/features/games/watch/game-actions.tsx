import { chakra } from '@chakra-ui/react';
import type { GameOutput } from '@oche/validators/games';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useFailureToast } from '../../../lib/use-failure-toast.ts';

/** What this reader can do with the game: take part, go on scoring, show it to others. */
export function GameActions({ output }: { output: GameOutput }) {
  const { watch } = useTexts('games');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const accept = trpc.games.invitation.accept.useMutation({
    onSuccess: () => utils.games.get.invalidate({ gameId: output.id }),
    onError: (error) => fail(error, watch.accept()),
  });
  return (
    <Row>
      {output.can.accept ? (
        <Button
          variant="accent"
          disabled={accept.isPending}
          onClick={() => accept.mutate({ gameId: output.id })}
        >
          {watch.accept()}
        </Button>
      ) : null}
      {output.can.score ? (
        <ButtonLink to="/games/$id/score" params={{ id: String(output.id) }} variant="solid">
          {watch.score()}
        </ButtonLink>
      ) : null}
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
