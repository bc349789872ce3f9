import { chakra } from '@chakra-ui/react';
import type { EveningOutput } from '@oche/validators/tournaments';
import { Power, Trash2 } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { DeskPart } from './parts.ts';
import { TabletButton } from './tablet-button.tsx';
import { type DrawnMatch, useSettled } from './use-run.ts';
import { useScorer } from './use-scorer.ts';

type Board = EveningOutput['boards'][number];

interface BoardCardProps extends DeskPart {
  /** null for a match that is played without one */
  board: Board | null;
  match: DrawnMatch | undefined;
}

/** A board with who is on it, and what can be done there. */
export function BoardCard({ board, match, drawn, onResult, tournament }: BoardCardProps) {
  const { boards: texts, match: numbered } = useTexts('tournaments/run');
  const { states } = useTexts('tournaments/bracket');
  const marker = board?.call?.markerId ?? null;
  const state = match
    ? states[match.status]()
    : board && !board.isInUse
      ? texts.out()
      : board?.isTaken
        ? texts.taken()
        : texts.free();
  return (
    <Card data-state={match?.status} data-out={board?.isInUse === false || undefined}>
      <p>
        <b>{board?.name ?? texts.without()}</b>
        <strong>{state}</strong>
      </p>
      {match ? (
        <>
          {drawn.namesOf(match).map((name, side) => (
            <div key={`${side}`} data-side={side}>
              <span>{name}</span>
              {match.score ? <b>{match.score[side]}</b> : null}
            </div>
          ))}
          <small>
            {numbered({ number: match.number })}
            {marker === null ? null : ` · ${texts.marker({ name: drawn.nameOf(marker) })}`}
          </small>
          <MatchActions
            match={match}
            tournamentId={tournament.id}
            onResult={onResult}
            isAtBoard={board !== null}
          />
        </>
      ) : board ? (
        <BoardActions board={board} tournamentId={tournament.id} />
      ) : null}
      {board ? <TabletButton tournamentId={tournament.id} board={board} /> : null}
    </Card>
  );
}

interface MatchActionsProps {
  match: DrawnMatch;
  tournamentId: number;
  isAtBoard: boolean;
  onResult: (matchId: number) => void;
}

function MatchActions({ match, tournamentId: id, isAtBoard, onResult }: MatchActionsProps) {
  const { boards, score: texts, match: numbered } = useTexts('tournaments/run');
  const { score, isPending } = useScorer();
  const putBack = trpc.tournaments.evening.putBack.useMutation(useSettled());
  const { id: matchId, status, gameId, can, number } = match;
  const labelOf = (action: string) => boards.of({ action, what: numbered({ number }) });
  return (
    <Actions>
      {status === 'playing' && gameId !== null ? (
        <ButtonLink
          to="/games/$id/score"
          params={{ id: String(gameId) }}
          size="sm"
          aria-label={labelOf(texts.goOn())}
        >
          {texts.goOn()}
        </ButtonLink>
      ) : can.start ? (
        <Button
          size="sm"
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
          variant="outline"
          aria-label={labelOf(texts.enter())}
          onClick={() => onResult(matchId)}
        >
          {texts.enter()}
        </Button>
      ) : null}
      {isAtBoard && status === 'called' ? (
        <Button
          size="sm"
          variant="ghost"
          disabled={putBack.isPending}
          aria-label={labelOf(boards.putBack())}
          onClick={() => putBack.mutate({ id, matchId })}
        >
          {boards.putBack()}
        </Button>
      ) : null}
    </Actions>
  );
}

function BoardActions({ board, tournamentId: id }: { board: Board; tournamentId: number }) {
  const { boards: texts } = useTexts('tournaments/run');
  const settled = useSettled();
  const update = trpc.tournaments.evening.updateBoard.useMutation(settled);
  const remove = trpc.tournaments.evening.removeBoard.useMutation(settled);
  const { id: boardId, name, isInUse } = board;
  const turn = isInUse ? texts.takeOut() : texts.takeIn();
  return (
    <Actions>
      <Button
        size="sm"
        variant="ghost"
        disabled={update.isPending}
        aria-label={texts.of({ action: turn, what: name })}
        onClick={() => update.mutate({ id, boardId, name, isInUse: !isInUse })}
      >
        <Power aria-hidden="true" />
        {turn}
      </Button>
      <IconButton
        size="sm"
        label={texts.of({ action: texts.remove(), what: name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ id, boardId })}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Actions>
  );
}

const Card = chakra('li', {
  base: {
    display: 'grid',
    alignContent: 'start',
    minWidth: '0',
    bg: 'bg.raised',
    border: '2px solid {colors.border.strong}',
    '&[data-state=called]': { borderColor: 'tape' },
    '&[data-state=playing]': { borderColor: 'board.red' },
    '& > p': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '1',
      paddingInline: '3',
      bg: 'board.surround',
      color: 'board.chalk',
      textStyle: 'label',
      fontSize: 'md',
      '& b': { minWidth: '0', overflowWrap: 'anywhere', color: 'tape' },
      '& strong': { flexShrink: '0' },
    },
    '&[data-state=called] > p': {
      bg: 'tape',
      color: 'board.black',
      '& b': { color: 'inherit' },
    },
    '&[data-out] > p b': { textDecoration: 'line-through' },
    '& [data-side]': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      paddingInline: '3',
      paddingBlock: '0.5',
      borderInlineStart: '8px solid {colors.board.red}',
      textStyle: 'number',
      fontSize: 'xl',
      overflowWrap: 'anywhere',
    },
    '& [data-side="1"]': { borderInlineStartColor: 'board.green' },
    '& > small': { paddingInline: '3', paddingTop: '1', textStyle: 'caption', color: 'fg.muted' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1', padding: '2', _empty: { display: 'none' } },
});
