import { chakra } from '@chakra-ui/react';
import type { GameCard } from '@oche/validators/games/lists';
import { useTexts } from '../../../i18n/react.tsx';
import type { Course, CourseMatch } from '../bracket/course.ts';
import { useMatchText } from '../bracket/match-text.ts';

interface BoardsProps {
  course: Course;
  matches: readonly CourseMatch[];
  cards: ReadonlyMap<number, GameCard>;
}

/** Who plays where, and how it stands. */
export function BoardsScene({ course, matches, cards }: BoardsProps) {
  return (
    <Captions data-few={matches.length <= 2 || undefined}>
      {matches.map((match) => (
        <BoardCaption
          key={`${match.number} ${match.plan.id}`}
          course={course}
          match={match}
          card={match.gameId === undefined ? undefined : cards.get(match.gameId)}
        />
      ))}
    </Captions>
  );
}

interface BoardCaptionProps {
  course: Course;
  match: CourseMatch;
  card: GameCard | undefined;
}

function BoardCaption({ course, match, card }: BoardCaptionProps) {
  const texts = useTexts('tournaments/live');
  const { states } = useTexts('tournaments/bracket');
  const text = useMatchText(course);
  const { state, board, number } = match;
  return (
    <li data-state={state}>
      <p>
        <b>{board ?? texts.match({ number })}</b>
        <strong>{state === 'called' ? texts.called() : states[state]()}</strong>
      </p>
      {([0, 1] as const).map((side) => {
        const score = card?.score[side];
        return (
          <div key={side} data-side={side} data-next={card?.next === side || undefined}>
            <span>{text.nameOf(match, side)}</span>
            {card && score ? <i>{score.value}</i> : null}
            <b>{(card?.format.sets ? score?.sets : score?.legs) ?? match.score?.[side] ?? ''}</b>
          </div>
        );
      })}
    </li>
  );
}

const Captions = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignContent: 'start',
    gap: 'calc(1.6 * var(--unit))',
    listStyle: 'none',
    '&[data-few]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& [data-side]': { fontSize: { lg: 'calc(5.4 * var(--unit))' } },
    },
    '& > li': {
      bg: 'bg.raised',
      border: '2px solid {colors.border.strong}',
      '&[data-state=called]': { borderColor: 'tape' },
      '&[data-state=playing]': { borderColor: 'board.red' },
    },
    '& p': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 'calc(1 * var(--unit))',
      paddingInline: 'calc(1 * var(--unit))',
      bg: 'board.surround',
      textStyle: 'label',
      fontSize: 'calc(1.9 * var(--unit))',
    },
    '& p b': { color: 'tape' },
    '& [data-state=called] p': { bg: 'tape', color: 'board.black', '& b': { color: 'inherit' } },
    '& [data-side]': {
      '--bed': '{colors.board.red}',
      display: 'flex',
      alignItems: 'stretch',
      gap: 'calc(1 * var(--unit))',
      borderInlineStart: 'calc(0.8 * var(--unit)) solid var(--bed)',
      paddingInlineStart: 'calc(1 * var(--unit))',
      textStyle: 'number',
      fontSize: 'calc(3 * var(--unit))',
      lineHeight: '1.4',
    },
    '& [data-side="1"]': { '--bed': '{colors.board.green}' },
    '& [data-side] span': {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& i': { fontStyle: 'normal', color: 'fg.muted' },
    '& [data-next] i': { color: 'tape' },
    '& [data-side] b': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'calc(4.4 * var(--unit))',
      fontWeight: 'heavy',
      _empty: { display: 'none' },
    },
    '& [data-state=playing] [data-side] b': { bg: 'var(--bed)', color: 'board.chalk' },
  },
});
