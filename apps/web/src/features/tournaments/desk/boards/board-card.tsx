import { chakra } from '@chakra-ui/react';
import type { EveningOutput } from '@oche/validators/tournaments/schemas';
import { GripVertical, Power, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { boardCard } from '../../../../patterns/tablets/board-card.ts';
import { type DrawnMatch, useSettled } from '../../shared/use-run.ts';
import { useMinutesSince } from '../missing/use-minutes-since.ts';
import type { DeskPart } from '../parts.ts';
import { Grip } from '../queue/grip.tsx';
import { BoardTablet } from './board-tablet.tsx';
import { Actions, MatchActions } from './match-actions.tsx';

type Board = EveningOutput['boards'][number];

interface BoardCardProps extends DeskPart {
  /** null for a match that is played without one */
  board: Board | null;
  match: DrawnMatch | undefined;
  /** the number on the keyboard; null without one */
  place: number | null;
}

/** How many minutes after a call somebody should have come. */
const LATE = 4;

/** A board with who is on it, and what can be done there. */
export function BoardCard({ board, match, place, ...part }: BoardCardProps) {
  const { boards: texts, match: numbered } = useTexts('tournaments/run');
  const { boards: words } = useTexts('tournaments/desk');
  const { states } = useTexts('tournaments/bracket');
  const { drawn, drag, tournament } = part;
  const since = useMinutesSince(match?.status === 'called' ? board?.call?.calledAt : undefined);
  const marker = board?.call?.markerId ?? null;
  const isLate = since !== null && since >= LATE;
  const state = match
    ? since !== null && since > 0
      ? words.since({ minutes: since })
      : states[match.status]()
    : board && !board.isInUse
      ? texts.out()
      : board?.isTaken
        ? texts.taken()
        : texts.free();
  const name = board?.name ?? texts.without();
  const [a, b] = match ? drawn.namesOf(match) : [];
  const row =
    match && a !== undefined && b !== undefined
      ? {
          'data-match': match.id,
          tabIndex: -1,
          'aria-label': words.row({ board: name, number: match.number, a, b, state }),
          ...(board ? drag.bind(match.id) : {}),
        }
      : {};
  return (
    <Card
      {...row}
      {...(board ? drag.target(`board ${board.id}`) : {})}
      data-state={match?.status}
      data-late={isLate || undefined}
      data-out={board?.isInUse === false || undefined}
    >
      <p>
        {place !== null && place <= 9 ? <i aria-hidden="true">{place}</i> : null}
        <b>{name}</b>
        <strong>{state}</strong>
      </p>
      {match ? (
        <>
          {[a, b].map((player, side) => (
            <div key={`${side}`} data-side={side}>
              <span>{player}</span>
              {match.score ? <b>{match.score[side]}</b> : null}
              {side === 0 && board ? (
                <Grip data-handle>
                  <GripVertical aria-hidden="true" />
                </Grip>
              ) : null}
            </div>
          ))}
          <small>
            {numbered({ number: match.number })}
            {marker === null ? null : ` · ${texts.marker({ name: drawn.nameOf(marker) })}`}
          </small>
          <MatchActions {...part} match={match} board={board} />
        </>
      ) : board ? (
        <BoardActions board={board} tournamentId={tournament.id} />
      ) : null}
      {board ? <BoardTablet tournamentId={tournament.id} board={board} /> : null}
    </Card>
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
    ...boardCard,
    alignContent: 'start',
    '&[data-late]': { borderColor: 'board.red' },
    '&[data-late] > p': { bg: 'board.red', color: 'board.chalk', '& b': { color: 'inherit' } },
    '&[data-takes]': { borderStyle: 'dashed', borderColor: 'board.green' },
    '&[data-over]': { bg: 'positive.subtle', borderStyle: 'solid' },
    userSelect: 'none',
    scrollMarginBlock: '24',
    _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '& i': {
      fontStyle: 'normal',
      alignSelf: 'center',
      minWidth: '5',
      border: '1px solid currentColor',
      borderRadius: 'sm',
      textStyle: 'number',
      fontSize: 'sm',
      lineHeight: '1.2',
      textAlign: 'center',
      display: { base: 'none', lg: 'block' },
    },
    '&[data-out] > p b': { textDecoration: 'line-through' },
    '& [data-side]': {
      ...boardCard['& [data-side]'],
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
    },
    '& > small': { paddingInline: '3', paddingTop: '1', textStyle: 'caption', color: 'fg.muted' },
  },
});
