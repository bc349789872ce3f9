import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { DisputeDialog } from '../results/dispute-dialog.tsx';
import { ResultDialog } from '../results/result-dialog.tsx';
import { useScorer } from '../results/use-scorer.ts';
import { useDrawn, useSettled } from '../shared/use-run.ts';
import { OwnMarking } from './own-marking.tsx';

const ON: ReadonlySet<string> = new Set(['open', 'called', 'playing', 'reported', 'disputed']);

interface OwnMatchProps {
  tournament: TournamentOutput;
  /** the reader's entry */
  entryId: number;
}

/** A player sees when it is their turn, scores, says how it ended, and answers the other side. */
export function OwnMatch({ tournament, entryId }: OwnMatchProps) {
  const { own: texts, score: words } = useTexts('tournaments/run');
  const { id } = tournament;
  const drawn = useDrawn(tournament);
  const { data: evening } = trpc.tournaments.evening.get.useQuery({ id });
  const [doing, setDoing] = useState<'report' | 'dispute' | null>(null);
  const scorer = useScorer();
  const answer = trpc.tournaments.matches.answer.useMutation(useSettled());
  const match = drawn.matches.find(
    ({ status, players }) => ON.has(status) && players.includes(entryId),
  );
  const marking = <OwnMarking drawn={drawn} evening={evening} entryId={entryId} />;
  if (!match) return marking;
  const close = () => setDoing(null);
  const { id: matchId, can, gameId, status, said, players } = match;
  const name = drawn.nameOf(players[players[0] === entryId ? 1 : 0]);
  const board = evening?.boards.find(({ call }) => call?.matchId === matchId)?.name;
  return (
    <>
      {marking}
      <Root data-status={status} role="status">
        <Title>{titleOf()}</Title>
        {status === 'open' ? <p>{texts.soonText()}</p> : null}
        <Actions>
          {can.answer && said ? (
            <>
              <Button
                disabled={answer.isPending}
                onClick={() =>
                  answer.mutate({ matchId, score: said.score, answer: { kind: 'confirm' } })
                }
              >
                {texts.confirm()}
              </Button>
              <Button variant="danger" onClick={() => setDoing('dispute')}>
                {texts.dispute()}
              </Button>
            </>
          ) : null}
          {status === 'playing' && gameId !== null ? (
            <ButtonLink to="/games/$id/score" params={{ id: String(gameId) }} shape="wedge">
              {words.goOn()}
            </ButtonLink>
          ) : can.start ? (
            <Button
              variant={status === 'called' ? 'solid' : 'outline'}
              disabled={scorer.isPending}
              onClick={() => scorer.score(matchId)}
            >
              {words.live()}
            </Button>
          ) : null}
          {can.report ? (
            <Button variant="outline" onClick={() => setDoing('report')}>
              {status === 'reported' ? texts.reportAgain() : texts.report()}
            </Button>
          ) : null}
        </Actions>
        {doing === 'report' ? (
          <ResultDialog match={match} drawn={drawn} as="player" onClose={close} />
        ) : null}
        {doing === 'dispute' && said ? (
          <DisputeDialog matchId={matchId} score={said.score} onClose={close} />
        ) : null}
      </Root>
    </>
  );

  function titleOf(): string {
    if (status === 'disputed') return texts.disputed();
    if (status === 'reported' && said) {
      const [a, b] = said.score;
      return can.answer ? texts.answer({ name, a, b }) : texts.reported({ name, a, b });
    }
    if (status === 'playing') return texts.playing({ name });
    return status === 'called' && board ? texts.next({ board, name }) : texts.soon({ name });
  }
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '4',
    bg: 'bg.sunken',
    borderInlineStart: '6px solid {colors.border.strong}',
    '&[data-status=called], &[data-status=reported]': {
      bg: 'warning.subtle',
      borderInlineStartColor: 'tape',
    },
    '&[data-status=playing]': { borderInlineStartColor: 'board.red' },
    '&[data-status=disputed]': { borderInlineStartColor: 'board.red' },
  },
});
const Title = chakra('p', {
  base: { textStyle: 'subheading', fontSize: '2xl', overflowWrap: 'anywhere' },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
});
