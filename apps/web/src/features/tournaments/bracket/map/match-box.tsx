import { ChartNoAxesColumn } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { Around } from '../clock.tsx';
import type { Course, CourseMatch } from '../course.ts';
import { useMatchText } from '../match-text.ts';
import { GameLink } from '../parts.tsx';
import { shortName } from '../short-name.ts';

/**
 * How much can be read: everything, last names in large type, or only where somebody plays. On the wall whole
 * names in large type.
 */
export type Level = 'full' | 'short' | 'dot' | 'wall';

export const levelOf = (scale: number): Level =>
  scale >= 0.6 ? 'full' : scale >= 0.24 ? 'short' : 'dot';

interface MatchBoxProps {
  course: Course;
  match: CourseMatch;
  x: number;
  y: number;
  level: Level;
  /** whose path is shown */
  entrant: number | undefined;
  /** the place of somebody whom a change has just moved here */
  fresh: 0 | 1 | undefined;
  /** whether the keyboard is here */
  isActive: boolean;
}

/** A match in the bracket: its state, and both who play it, with the score of a scoreboard. */
export const MatchBox = memo(function MatchBox(props: MatchBoxProps) {
  const { course, match, x, y, level, entrant, fresh, isActive } = props;
  const text = useMatchText(course);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      data-match={match.plan.id}
      data-level={level}
      data-state={match.state}
      data-path={(entrant !== undefined && match.players.includes(entrant)) || undefined}
      className={match.state === 'playing' ? 'dark' : undefined}
      aria-label={text.whole(match)}
      tabIndex={isActive ? 0 : -1}
      style={{ left: x, top: y }}
    >
      {level === 'full' ? (
        <Head match={match} timeZone={course.timeZone} isActive={isActive} />
      ) : null}
      {level === 'dot'
        ? null
        : match.players.map((_, side) => (
            <Row
              key={side === 0 ? 'a' : 'b'}
              course={course}
              match={match}
              side={side === 0 ? 0 : 1}
              isShort={level === 'short'}
              isLarge={level !== 'full'}
              isFresh={fresh === side}
              isActive={isActive}
            />
          ))}
    </div>
  );
});

interface HeadProps {
  match: CourseMatch;
  timeZone: string;
  isActive: boolean;
}

function Head({ match, timeZone, isActive }: HeadProps) {
  const texts = useTexts('tournaments/bracket');
  const { state, number, board, time, gameId } = match;
  const isBoardShown = board && state !== 'played' && state !== 'walkover';
  const says = {
    waiting: null,
    open: null,
    called: texts.states.called(),
    playing: texts.states.playing(),
    reported: texts.states.reported(),
    disputed: texts.states.disputed(),
    played: null,
    walkover: texts.states.walkover(),
    bye: null,
    skipped: null,
  }[state];
  return (
    <div data-head="">
      <span data-number="">{number}</span>
      {says ? <strong data-says={state}>{says}</strong> : null}
      {isBoardShown ? <span data-board="">{board}</span> : null}
      {time && (state === 'open' || state === 'waiting') ? (
        <Around value={time} timeZone={timeZone} />
      ) : null}
      {gameId === undefined ? null : (
        <GameLink id={gameId} tabIndex={isActive ? 0 : -1} label={texts.watch()}>
          <ChartNoAxesColumn aria-hidden="true" />
        </GameLink>
      )}
    </div>
  );
}

/** More letters don't fit in large type, and a last name says more than half of everything. */
const MOST_LARGE = 24;

interface RowProps {
  course: Course;
  match: CourseMatch;
  side: 0 | 1;
  isShort: boolean;
  isLarge: boolean;
  isFresh: boolean;
  isActive: boolean;
}

function Row({ course, match, side, isShort, isLarge, isFresh, isActive }: RowProps) {
  const text = useMatchText(course);
  const player = match.players[side];
  const entrant = typeof player === 'number' ? course.entrants.get(player) : undefined;
  const name = entrant ? entrant.name : text.awaited(match, side);
  // of a pair both last names say more than one whole name
  const isCut = isLarge && name.length > MOST_LARGE;
  const shown = entrant && (isShort || isCut || name.includes(' / ')) ? shortName(name) : name;
  const content = (
    <>
      <span data-bed="">{isLarge ? null : entrant?.seed}</span>
      <span data-name="" data-long={(!isLarge && shown.length > 22) || undefined}>
        {shown}
      </span>
      {match.score ? <span data-score="">{match.score[side]}</span> : null}
    </>
  );
  const flags = {
    'data-row': '',
    'data-side': side,
    'data-won': match.winner === side || undefined,
    'data-lost': (match.winner !== undefined && match.winner !== side) || undefined,
    'data-fresh': isFresh || undefined,
    'data-mine': entrant?.isMine || undefined,
  };
  if (!entrant) return <span {...flags}>{content}</span>;
  return (
    <button
      type="button"
      {...flags}
      data-entrant={entrant.id}
      title={name}
      tabIndex={isActive ? 0 : -1}
    >
      {content}
    </button>
  );
}
