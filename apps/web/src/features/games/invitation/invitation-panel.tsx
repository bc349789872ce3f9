import { chakra } from '@chakra-ui/react';
import type { GameOutput } from '@oche/validators/games/schemas';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { gameText } from '../rules-text.ts';
import type { NotBegun } from './not-begun.ts';

const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog);

type Player = GameOutput['players'][number];
type Person = NonNullable<Player['person']>;

/** Shown in place of a game that waits for an answer, or didn't get one that it needs. */
export function InvitationPanel({ output }: { output: GameOutput & { status: NotBegun } }) {
  useSeen([`game/${output.id}`]);
  const { status } = output;
  if (status !== 'invited') return <Over output={output} status={status} />;
  return output.can.accept ? <Asked output={output} /> : <Waiting output={output} />;
}

/** For the member who is asked. */
function Asked({ output }: { output: GameOutput }) {
  const texts = useTexts('games/invitation');
  const watch = useTexts('games/watch');
  const { isPending, accept, decline } = useAnswers(output.id);
  const gameId = output.id;
  const name = output.players.find(({ hasAccepted, person }) => hasAccepted && person)?.person;
  const words = { name: name?.firstName ?? '–', game: gameText(output, watch) };
  const isTeam = output.players.length > 2;
  return (
    <Panel>
      <Heading size="heading">{isTeam ? texts.askedTeam(words) : texts.asked(words)}</Heading>
      <Row gap="3">
        <Button
          variant="accent"
          size="lg"
          shape="wedge"
          disabled={isPending}
          onClick={() => accept.mutate({ gameId })}
        >
          {texts.accept()}
        </Button>
        <Button
          variant="outline"
          size="lg"
          disabled={isPending}
          onClick={() => decline.mutate({ gameId })}
        >
          {texts.decline()}
        </Button>
      </Row>
    </Panel>
  );
}

/** For the others: who they wait for, and how these can say yes right here. */
function Waiting({ output }: { output: GameOutput }) {
  const texts = useTexts('games/invitation');
  const { isPending, cancel } = useAnswers(output.id);
  const [proving, setProving] = useState<Person | null>(null);
  const missing = output.players.flatMap(({ person, hasAccepted }) =>
    person && !hasAccepted ? person : [],
  );
  const names = missing.map(({ firstName }) => firstName).join(', ');
  return (
    <Panel aria-live="polite">
      <Heading size="heading">{texts.waiting({ names })}</Heading>
      <Muted>{output.can.cancel ? texts.waitingText() : texts.waitingOther()}</Muted>
      <Row gap="3">
        {/* at two boards nobody is here */}
        {(output.isRemote ? [] : missing).map((person) => (
          <Button key={person.id} variant="solid" onClick={() => setProving(person)}>
            {texts.here({ name: person.firstName })}
          </Button>
        ))}
        {output.can.cancel ? (
          <Button
            variant="ghost"
            disabled={isPending}
            onClick={() => cancel.mutate({ gameId: output.id })}
          >
            {texts.cancel()}
          </Button>
        ) : null}
      </Row>
      {proving ? (
        <ProofDialog gameId={output.id} person={proving} onClose={() => setProving(null)} />
      ) : null}
    </Panel>
  );
}

function Over({ output, status }: { output: GameOutput; status: Exclude<NotBegun, 'invited'> }) {
  const texts = useTexts('games/invitation');
  return (
    <Panel>
      <Heading size="heading">{texts[status]()}</Heading>
      <Muted>{texts[`${status}Text`]()}</Muted>
      {output.can.shareGuests ? (
        <Row gap="3">
          <ButtonLink to="/games/new" search={{ rematch: output.id }} variant="solid">
            {texts.again()}
          </ButtonLink>
        </Row>
      ) : null}
    </Panel>
  );
}

/** Whatever is answered, the game is read again: it may have been answered elsewhere. */
function useAnswers(gameId: number) {
  const texts = useTexts('games/invitation');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const read = () => utils.games.get.invalidate({ gameId });
  const { invitation } = trpc.games;
  const accept = invitation.accept.useMutation({
    onSettled: read,
    onError: (error) => fail(error, texts.accept()),
  });
  const decline = invitation.decline.useMutation({
    onSettled: read,
    onError: (error) => fail(error, texts.decline()),
  });
  const cancel = invitation.cancel.useMutation({
    onSettled: read,
    onError: (error) => fail(error, texts.cancel()),
  });
  const isPending = [accept, decline, cancel].some((answer) => answer.isPending);
  return { accept, decline, cancel, isPending };
}

const Panel = chakra('section', {
  base: { display: 'grid', gap: '3', paddingBlock: '4', maxWidth: 'measure' },
});
