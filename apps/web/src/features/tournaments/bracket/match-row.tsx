import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Around } from './clock.tsx';
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
    <li
      data-state={state}
      data-path={isPath || undefined}
      className={state === 'playing' ? 'dark' : undefined}
    >
      <span data-nr="">
        <VisuallyHidden>{texts.match({ number: match.number })}</VisuallyHidden>
        <span aria-hidden="true">{match.number}</span>
      </span>
      <div data-name="0" data-won={winner === 0 || undefined}>
        <Name course={course} match={match} side={0} onEntrant={onEntrant} />
      </div>
      <span data-score="">
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
          <Around value={time} timeZone={course.timeZone} />
        ) : (
          <span aria-hidden="true">–</span>
        )}
      </span>
      <div data-name="1" data-won={winner === 1 || undefined}>
        <Name course={course} match={match} side={1} onEntrant={onEntrant} />
      </div>
      <span data-about="">
        {state === 'played' ? null : <strong data-says={state}>{texts.states[state]()}</strong>}
        {board && state !== 'played' && state !== 'walkover' ? <span>{board}</span> : null}
        {gameId !== undefined && state === 'playing' ? (
          <GameLink id={gameId}>{texts.watch()}</GameLink>
        ) : null}
      </span>
    </li>
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
