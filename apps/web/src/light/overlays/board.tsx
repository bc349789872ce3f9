import type { BoardState } from '@oche/validators/boards/state';
import { useTexts } from '../../i18n/react.tsx';
import { Caption } from './caption.tsx';

interface BoardProps {
  state: BoardState;
  show: ReadonlySet<string>;
}

/** The game at a board, whichever it is; between games what was, and what comes. */
export function Board({ state, show }: BoardProps) {
  const { overlay: texts } = useTexts('embed');
  const { game, match, next, last, event, board } = state;
  const place = [event?.name, board.name].filter(Boolean).join(' · ');
  const isBetween = game === null || game.isOver;
  return (
    <>
      {isBetween && show.has('next') ? (
        <section className="between">
          {last && !game ? (
            <p className="duel">
              <small>{texts.last()}</small>
              <span>{last.names[0]}</span>
              <b className="number">{last.score.join(' : ')}</b>
              <span>{last.names[1]}</span>
            </p>
          ) : null}
          {game === null && match ? (
            <Duel label={texts.now()} names={match.names} />
          ) : next ? (
            <Duel label={texts.next()} names={next.names} />
          ) : null}
        </section>
      ) : null}
      {game ? null : <h1 className="unseen">{place}</h1>}
      {game ? <Caption game={game} show={show} place={place} /> : null}
    </>
  );
}

function Duel({ label, names }: { label: string; names: readonly [string, string] }) {
  return (
    <p className="duel">
      <small>{label}</small>
      <span>{names[0]}</span>
      <b>–</b>
      <span>{names[1]}</span>
    </p>
  );
}
