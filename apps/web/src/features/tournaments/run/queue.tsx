import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { clockText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { selectRecipe } from '../../../theme/recipes/field.ts';
import type { DeskPart } from './parts.ts';
import { type DrawnMatch, useSettled } from './use-run.ts';
import { useScorer } from './use-scorer.ts';

/** Who is next, in the order in which they are called, with what each match waits for. */
export function Queue(part: DeskPart) {
  const { drawn, evening } = part;
  const byId = new Map(drawn.matches.map((match) => [match.id, match]));
  return (
    <List>
      {evening.queue.map((queued) => {
        const match = byId.get(queued.matchId);
        return match ? <Row key={match.id} {...part} match={match} queued={queued} /> : null;
      })}
    </List>
  );
}

interface RowProps extends DeskPart {
  match: DrawnMatch;
  queued: DeskPart['evening']['queue'][number];
}

function Row({ tournament, evening, drawn, onResult, match, queued }: RowProps) {
  const run = useTexts('tournaments/run');
  const { queue: texts, score: words } = run;
  const settled = useSettled();
  const call = trpc.tournaments.evening.callMatch.useMutation(settled);
  const hold = trpc.tournaments.evening.holdMatch.useMutation(settled);
  const scorer = useScorer();
  const [chosen, setChosen] = useState<number | null>(null);
  const { id } = tournament;
  const { id: matchId, number, can } = match;
  const free = evening.boards.filter((board) => board.isInUse && !board.isTaken && !board.call);
  const board = free.find((one) => one.id === chosen) ?? free[0];
  const isHeld = queued.wait === 'held';
  const labelOf = (action: string) => run.boards.of({ action, what: run.match({ number }) });
  return (
    <li>
      <b aria-hidden="true">{number}</b>
      <div>
        <p>{drawn.namesOf(match).join(' – ')}</p>
        <small data-wait={queued.wait ?? 'ready'}>
          {queued.wait === null
            ? texts.ready()
            : queued.wait === 'rest'
              ? texts.waits.rest({
                  time: queued.until ? clockText(queued.until, drawn.timeZone) : '',
                })
              : texts.waits[queued.wait]()}
        </small>
        <Actions>
          {board ? (
            <>
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
              <Button
                size="sm"
                disabled={call.isPending}
                aria-label={labelOf(texts.call())}
                onClick={() => call.mutate({ id, matchId, boardId: board.id })}
              >
                {texts.call()}
              </Button>
            </>
          ) : (
            <span>{texts.noBoard()}</span>
          )}
          <Button
            size="sm"
            variant="ghost"
            disabled={hold.isPending}
            aria-label={labelOf(isHeld ? texts.letGo() : texts.hold())}
            onClick={() => hold.mutate({ id, matchId, isHeld: !isHeld })}
          >
            {isHeld ? texts.letGo() : texts.hold()}
          </Button>
          {can.start ? (
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
          {can.decide ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={labelOf(words.enter())}
              onClick={() => onResult(matchId)}
            >
              {words.enter()}
            </Button>
          ) : null}
        </Actions>
      </div>
    </li>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      bg: 'bg.raised',
      border: '1px solid {colors.border}',
    },
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
    '& > li > div': { display: 'grid', gap: '1', paddingBlock: '2', paddingInlineEnd: '2' },
    '& p': { textStyle: 'number', fontSize: 'lg', overflowWrap: 'anywhere' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& small[data-wait=ready]': { color: 'positive', fontWeight: 'semibold' },
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    '& > span': { textStyle: 'small', color: 'fg.muted', marginInlineEnd: '2' },
  },
});
const BoardSelect = chakra('select', {
  base: { ...selectRecipe.base, height: '8', width: 'auto', maxWidth: '10rem', fontSize: 'sm' },
});
