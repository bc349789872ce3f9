import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Around } from './clock.tsx';
import { type Course, type CourseMatch, isOver } from './course.ts';
import { pathOf } from './course-path.ts';
import { useMatchText } from './match-text.ts';
import { GameLink } from './parts.tsx';

interface PathStripProps {
  course: Course;
  entrant: number;
  /** what the round of a match is called */
  roundOf: (match: CourseMatch) => string;
  onClose: () => void;
}

/** The path of one player through the tournament: match by match, up to the next one. */
export function PathStrip({ course, entrant, roundOf, onClose }: PathStripProps) {
  const { path: texts } = useTexts('tournaments/bracket');
  const matches = pathOf(course, entrant);
  const name = course.entrants.get(entrant)?.name ?? '';
  return (
    <Strip className="dark" aria-label={texts.title({ name })}>
      <Head>
        <h3>{texts.title({ name })}</h3>
        <IconButton label={texts.end()} size="sm" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </Head>
      <Steps>
        {matches.map((match) => (
          <PathStep
            key={`${match.number} ${match.plan.id}`}
            course={course}
            match={match}
            entrant={entrant}
            round={roundOf(match)}
          />
        ))}
      </Steps>
    </Strip>
  );
}

interface StepProps {
  course: Course;
  match: CourseMatch;
  entrant: number;
  round: string;
}

function PathStep({ course, match, entrant, round }: StepProps) {
  const texts = useTexts('tournaments/bracket');
  const text = useMatchText(course);
  const side = match.players[0] === entrant ? 0 : 1;
  const other = side === 0 ? 1 : 0;
  const { score, winner, state, board, time, gameId } = match;
  return (
    <li
      data-state={state}
      data-won={winner === side || undefined}
      data-lost={winner === other || undefined}
    >
      <small>{round}</small>
      {score ? (
        <b>
          <VisuallyHidden>{texts.score({ a: score[side], b: score[other] })}</VisuallyHidden>
          <span aria-hidden="true">
            {score[side]}:{score[other]}
          </span>
        </b>
      ) : (
        <b>
          {isOver(match) ? (
            texts.states[state]()
          ) : time ? (
            <Around value={time} timeZone={course.timeZone} />
          ) : (
            '–'
          )}
        </b>
      )}
      <span>{texts.path.opponent({ name: text.nameOf(match, other) })}</span>
      {isOver(match) ? null : (
        <strong>{[texts.states[state](), board].filter(Boolean).join(' · ')}</strong>
      )}
      {gameId === undefined ? null : <GameLink id={gameId}>{texts.watch()}</GameLink>}
    </li>
  );
}

const Strip = chakra('section', {
  base: {
    layerStyle: 'pub',
    marginBottom: '4',
    borderTop: '4px solid {colors.board.red}',
    borderRadius: 'sm',
    '@media print': { display: 'none' },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingInlineStart: '4',
    paddingBlock: '1',
    bg: 'board.surround',
    '& h3': { textStyle: 'label', fontSize: 'md' },
  },
});
const Steps = chakra('ol', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    listStyle: 'none',
    '& li': {
      display: 'grid',
      alignContent: 'start',
      flex: '0 0 auto',
      width: '10.5rem',
      padding: '3',
      paddingInlineEnd: '5',
      borderInlineStart: '6px solid {colors.border.strong}',
      '&[data-won]': { borderInlineStartColor: 'board.green' },
      '&[data-lost]': { borderInlineStartColor: 'board.red' },
      '&[data-state=called], &[data-state=playing]': { borderInlineStartColor: 'tape' },
    },
    '& small': { textStyle: 'label', color: 'fg.muted' },
    '& b': { textStyle: 'number', fontWeight: 'heavy', fontSize: '3xl', lineHeight: '1' },
    '& span': { fontSize: 'sm', overflowWrap: 'anywhere' },
    '& b span': { fontSize: 'inherit' },
    '& strong': { textStyle: 'label', color: 'tape' },
    '& a': { fontSize: 'sm', color: 'fg', textUnderlineOffset: '0.2em' },
  },
});
