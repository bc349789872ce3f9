import { chakra } from '@chakra-ui/react';
import { ArrowUpToLine, ClipboardPen, GripVertical, Hand, ListEnd, Play } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { clockText } from '../../../../lib/time/place-time.ts';
import { useScorer } from '../../results/use-scorer.ts';
import type { DrawnMatch } from '../../shared/use-run.ts';
import { BoardSelect } from '../board-select.tsx';
import type { DeskPart } from '../parts.ts';
import { freeBoards } from '../use-desk-actions.ts';
import { Grip } from './grip.tsx';

type Queued = DeskPart['evening']['queue'][number];

/** Who is next, in the order in which they are called, with what each match waits for. */
export function Queue(part: DeskPart) {
  const { drawn, evening, drag } = part;
  const { queue: texts } = useTexts('tournaments/desk');
  const byId = new Map(drawn.matches.map((match) => [match.id, match]));
  const first = drag.target('first');
  return (
    <List data-list="queue" {...drag.target('queue')}>
      {evening.queue.map((queued) => {
        const match = byId.get(queued.matchId);
        return match ? <Row key={match.id} {...part} match={match} queued={queued} /> : null;
      })}
      {first['data-takes'] ? <First {...first}>{texts.dropFirst()}</First> : null}
    </List>
  );
}

interface RowProps extends DeskPart {
  match: DrawnMatch;
  queued: Queued;
}

function Row({ evening, drawn, actions, drag, onAsk, match, queued }: RowProps) {
  const run = useTexts('tournaments/run');
  const { queue: more } = useTexts('tournaments/desk');
  const { queue: texts, score: words } = run;
  const scorer = useScorer();
  const [chosen, setChosen] = useState<number | null>(null);
  const { id: matchId, number, can } = match;
  const free = freeBoards(evening);
  const board = free.find((one) => one.id === chosen) ?? free[0];
  const { wait, until, isFirst } = queued;
  const isHeld = wait === 'held';
  const labelOf = (action: string) => run.boards.of({ action, what: run.match({ number }) });
  const [a, b] = drawn.namesOf(match);
  const waitText =
    wait === null
      ? texts.ready()
      : wait === 'rest'
        ? texts.waits.rest({ time: until ? clockText(until, drawn.timeZone) : '' })
        : texts.waits[wait]();
  return (
    <li
      {...drag.bind(matchId)}
      data-match={matchId}
      data-moving={drag.dragged?.matchId === matchId || undefined}
      tabIndex={-1}
      aria-label={more.row({ number, a, b, wait: waitText })}
    >
      <b aria-hidden="true">{number}</b>
      <div>
        <p>
          {a} – {b}
        </p>
        <small data-wait={wait ?? 'ready'}>
          {waitText}
          {isFirst ? <em>{more.isFirst()}</em> : null}
        </small>
        <Actions>
          {board ? (
            <>
              <Button
                size="sm"
                disabled={actions.isPending}
                aria-label={labelOf(texts.call())}
                onClick={() => actions.toBoard(matchId, board.id)}
              >
                {texts.call()}
              </Button>
              <BoardSelect
                aria-label={texts.board({ number })}
                value={board.id}
                onChange={({ target }) => setChosen(Number(target.value))}
              >
                {free.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </BoardSelect>
            </>
          ) : null}
          {can.decide ? (
            <IconButton
              size="sm"
              label={labelOf(words.enter())}
              onClick={() => onAsk('result', matchId)}
            >
              <ClipboardPen aria-hidden="true" />
            </IconButton>
          ) : null}
          {can.start && !board ? (
            <Button
              size="sm"
              variant="ghost"
              disabled={scorer.isPending}
              aria-label={labelOf(words.live())}
              onClick={() => scorer.score(matchId)}
            >
              {words.live()}
            </Button>
          ) : null}
          <IconButton
            size="sm"
            label={labelOf(isHeld ? texts.letGo() : texts.hold())}
            disabled={actions.isPending}
            onClick={() => actions.hold(matchId, !isHeld)}
          >
            {isHeld ? <Play aria-hidden="true" /> : <Hand aria-hidden="true" />}
          </IconButton>
          <IconButton
            size="sm"
            label={labelOf(isFirst ? more.inTurn() : more.first())}
            disabled={actions.isPending}
            onClick={() => actions.first(matchId, !isFirst)}
          >
            {isFirst ? <ListEnd aria-hidden="true" /> : <ArrowUpToLine aria-hidden="true" />}
          </IconButton>
        </Actions>
      </div>
      <Grip data-handle>
        <GripVertical aria-hidden="true" />
      </Grip>
    </li>
  );
}

const List = chakra('ol', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '&[data-takes]': { outline: '2px dashed {colors.board.green}', outlineOffset: '4px' },
    '&[data-over]': { bg: 'positive.subtle' },
    '& > [data-match]': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '3',
      bg: 'bg.raised',
      border: '1px solid {colors.border}',
      scrollMarginBlock: '24',
      userSelect: 'none',
      _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '1px' },
    },
    '& > [data-moving]': { opacity: '0.5' },
    '& > li > b': {
      display: 'grid',
      placeItems: 'center',
      minWidth: '12',
      paddingInlineEnd: '2',
      bg: 'board.red',
      color: 'board.chalk',
      textStyle: 'number',
      fontSize: 'xl',
      layerStyle: 'wedge',
    },
    '& > li:nth-of-type(even) > b': { bg: 'board.green' },
    '& > li > div': { display: 'grid', gap: '0.5', paddingBlock: '2' },
    '& p': { textStyle: 'number', fontSize: 'lg', lineHeight: '1.2', overflowWrap: 'anywhere' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& small[data-wait=ready]': { color: 'positive', fontWeight: 'semibold' },
    '& em': { marginInlineStart: '2', fontStyle: 'normal', fontWeight: 'semibold', color: 'fg' },
  },
});
/** Over the first row while a match is on its way, so that nothing moves below the pointer. */
const First = chakra('li', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '-3',
    display: 'grid',
    placeItems: 'center',
    height: '10',
    bg: 'board.surround',
    border: '2px dashed {colors.board.green}',
    color: 'board.chalk',
    textStyle: 'label',
    '&[data-over]': { bg: 'board.green', borderStyle: 'solid' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
});
