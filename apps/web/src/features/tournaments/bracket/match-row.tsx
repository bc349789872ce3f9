import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Clock } from './clock.tsx';
import type { Course, CourseMatch } from './course.ts';
import { useMatchText } from './match-text.ts';
import { GameLink } from './parts.tsx';

interface MatchRowProps {
  course: Course;
  match: CourseMatch;
  /** whose path is shown */
  entrant: number | undefined;
  onEntrant: (entrant: number) => void;
}

/** A match as a line: who plays, with the score between them, and its state. */
export function MatchRow({ course, match, entrant, onEntrant }: MatchRowProps) {
  const texts = useTexts('tournaments/bracket');
  const { state, score, winner, board, time, gameId } = match;
  const isPath = entrant !== undefined && match.players.includes(entrant);
  return (
    <Row
      data-state={state}
      data-path={isPath || undefined}
      className={state === 'playing' ? 'dark' : undefined}
    >
      <Nr>
        <VisuallyHidden>{texts.match({ number: match.number })}</VisuallyHidden>
        <span aria-hidden="true">{match.number}</span>
      </Nr>
      <Side data-side="0" data-won={winner === 0 || undefined}>
        <Name course={course} match={match} side={0} onEntrant={onEntrant} />
      </Side>
      <Score>
        {score ? (
          <Watched match={match}>
            <VisuallyHidden>{texts.score({ a: score[0], b: score[1] })}</VisuallyHidden>
            <b aria-hidden="true" data-side="0" data-won={winner === 0 || undefined}>
              {score[0]}
            </b>
            <b aria-hidden="true" data-side="1" data-won={winner === 1 || undefined}>
              {score[1]}
            </b>
          </Watched>
        ) : time && (state === 'open' || state === 'waiting') ? (
          <Clock value={time} timeZone={course.timeZone} />
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </Score>
      <Side data-side="1" data-won={winner === 1 || undefined}>
        <Name course={course} match={match} side={1} onEntrant={onEntrant} />
      </Side>
      <State>
        {state === 'played' ? null : <strong data-says={state}>{texts.states[state]()}</strong>}
        {board && state !== 'played' && state !== 'walkover' ? <span>{board}</span> : null}
        {gameId !== undefined && state === 'playing' ? (
          <GameLink id={gameId}>{texts.watch()}</GameLink>
        ) : null}
      </State>
    </Row>
  );
}

/** The score leads to the game, where there is one. */
function Watched({
  match: { gameId, state },
  children,
}: {
  match: CourseMatch;
  children: ReactNode;
}) {
  const texts = useTexts('tournaments/bracket');
  if (gameId === undefined || state === 'playing') return children;
  return (
    <GameLink id={gameId} title={texts.watch()}>
      {children}
    </GameLink>
  );
}

interface NameProps {
  course: Course;
  match: CourseMatch;
  side: 0 | 1;
  onEntrant: (entrant: number) => void;
}

function Name({ course, match, side, onEntrant }: NameProps) {
  const texts = useTexts('tournaments/bracket');
  const text = useMatchText(course);
  const player = match.players[side];
  const entrant = typeof player === 'number' ? course.entrants.get(player) : undefined;
  if (!entrant) return <em>{text.awaited(match, side)}</em>;
  return (
    <>
      <button type="button" onClick={() => onEntrant(entrant.id)}>
        {entrant.name}
      </button>
      {entrant.seed === undefined ? null : (
        <small>
          <VisuallyHidden>{texts.seed({ seed: entrant.seed })}</VisuallyHidden>
          <span aria-hidden="true">[{entrant.seed}]</span>
        </small>
      )}
      {entrant.isGuest ? <small>{texts.guest()}</small> : null}
      {entrant.hasLeft ? <small>{texts.left()}</small> : null}
    </>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '1.5rem minmax(0, 1fr) auto minmax(0, 1fr)',
      md: '2.5rem minmax(0, 1fr) auto minmax(0, 1fr) 15rem',
    },
    alignItems: 'center',
    columnGap: '2',
    rowGap: '0',
    minHeight: '11',
    paddingBlock: '1',
    bg: 'bg.raised',
    color: 'fg',
    '& + &': { borderTop: '1px solid {colors.border}' },
    '&[data-state=playing]': { bg: 'bg' },
    '&[data-path]': { boxShadow: 'inset 6px 0 0 {colors.accent}' },
    breakInside: 'avoid',
  },
});
const Nr = chakra('span', {
  base: { textStyle: 'number', color: 'fg.muted', textAlign: 'end' },
});
const Side = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '1.5',
    minWidth: '0',
    fontFamily: 'display',
    fontSize: { base: 'md', md: 'lg' },
    lineHeight: 'tight',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '&[data-side="0"]': { justifyContent: 'flex-end', textAlign: 'end' },
    '& button': {
      minWidth: '0',
      maxWidth: 'full',
      minHeight: '7',
      overflowWrap: 'anywhere',
      textAlign: 'inherit',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
    '& em': { fontStyle: 'normal', fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal' },
    '& em, & small': { color: 'fg.muted' },
    '&[data-won] button': { fontWeight: 'heavy' },
  },
});
const Score = chakra('span', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    minWidth: '4.5rem',
    textStyle: 'number',
    '& a': { display: 'flex', textDecoration: 'none', _hover: { color: 'accent' } },
    '& b': {
      minWidth: '2.125rem',
      textAlign: 'center',
      fontSize: 'xl',
      fontWeight: 'heavy',
      lineHeight: '1.3',
      bg: 'bg.sunken',
    },
    '& b[data-won]': { bg: 'board.red', color: 'board.chalk' },
    '& b[data-side="1"][data-won]': { bg: 'board.green' },
  },
});
const State = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    gridColumn: { base: '2 / -1', md: 'auto' },
    justifyContent: { base: 'center', md: 'flex-start' },
    paddingInline: { md: '3' },
    fontSize: 'sm',
    _empty: { display: 'none' },
    '& strong': { textStyle: 'label' },
    '& [data-says=waiting], & [data-says=open]': { color: 'fg.muted' },
    '& [data-says=playing]': {
      paddingInline: '2',
      paddingInlineEnd: '5',
      bg: 'board.red',
      color: 'board.chalk',
      layerStyle: 'wedge',
    },
    '& [data-says=called]': {
      paddingInline: '2',
      paddingInlineEnd: '5',
      bg: 'tape',
      color: 'board.black',
      layerStyle: 'wedge',
    },
    '& [data-says=disputed]': { color: 'danger' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '@media print': { '& a': { display: 'none' } },
  },
});
