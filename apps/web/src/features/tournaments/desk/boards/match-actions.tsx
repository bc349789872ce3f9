import { chakra } from '@chakra-ui/react';
import type { EveningOutput } from '@oche/validators/tournaments/schemas';
import { BellRing, PencilLine, Undo2, UserX } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '../../../../components/button.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useScorer } from '../../results/use-scorer.ts';
import type { DrawnMatch } from '../../shared/use-run.ts';
import { BoardSelect } from '../board-select.tsx';
import type { DeskPart } from '../parts.ts';
import { freeBoards } from '../use-desk-actions.ts';

interface MatchActionsProps extends DeskPart {
  match: DrawnMatch;
  /** null for a match that is played without one */
  board: EveningOutput['boards'][number] | null;
}

/** What can be done with a match at a board, or without one. */
export function MatchActions({ match, board, evening, actions, onAsk }: MatchActionsProps) {
  const { boards, score: texts, match: numbered } = useTexts('tournaments/run');
  const { boards: words } = useTexts('tournaments/desk');
  const { score, isPending } = useScorer();
  const { id: matchId, status, gameId, can, number } = match;
  const labelOf = (action: string) => boards.of({ action, what: numbered({ number }) });
  const isCalled = board !== null && status === 'called';
  const free = freeBoards(evening);
  return (
    <Actions>
      {status === 'playing' && gameId !== null ? (
        <ButtonLink
          to="/games/$id/score"
          params={{ id: String(gameId) }}
          size="sm"
          variant="outline"
          aria-label={labelOf(texts.goOn())}
        >
          {texts.goOn()}
        </ButtonLink>
      ) : can.start ? (
        <Button
          size="sm"
          variant="outline"
          disabled={isPending}
          aria-label={labelOf(texts.live())}
          onClick={() => score(matchId)}
        >
          {texts.live()}
        </Button>
      ) : null}
      {can.decide ? (
        <Button
          size="sm"
          aria-label={labelOf(texts.enter())}
          onClick={() => onAsk('result', matchId)}
        >
          {texts.enter()}
        </Button>
      ) : null}
      <More>
        {isCalled ? (
          <IconButton
            size="sm"
            label={labelOf(words.again())}
            disabled={actions.isPending}
            onClick={() => actions.again(matchId)}
          >
            <BellRing aria-hidden="true" />
          </IconButton>
        ) : null}
        {isCalled && can.decide ? (
          <IconButton
            size="sm"
            label={labelOf(words.forfeit())}
            onClick={() => onAsk('forfeit', matchId)}
          >
            <UserX aria-hidden="true" />
          </IconButton>
        ) : null}
        {board ? (
          <IconButton
            size="sm"
            label={labelOf(words.marker())}
            onClick={() => onAsk('marker', matchId)}
          >
            <PencilLine aria-hidden="true" />
          </IconButton>
        ) : null}
        {isCalled ? (
          <IconButton
            size="sm"
            label={labelOf(boards.putBack())}
            disabled={actions.isPending}
            onClick={() => actions.putBack(matchId)}
          >
            <Undo2 aria-hidden="true" />
          </IconButton>
        ) : null}
        {free.length > 0 ? (
          <BoardSelect
            aria-label={labelOf(words.move())}
            value=""
            disabled={actions.isPending}
            onChange={({ target }) => actions.toBoard(matchId, Number(target.value))}
          >
            <option value="" disabled>
              {words.move()} …
            </option>
            {free.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </BoardSelect>
        ) : null}
      </More>
    </Actions>
  );
}

export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    padding: '2',
    _empty: { display: 'none' },
  },
});
/** What is needed less often, below what everybody presses. */
const More = chakra('div', {
  base: {
    flexBasis: 'full',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    _empty: { display: 'none' },
  },
});
