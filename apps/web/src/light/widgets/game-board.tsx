import { checkoutHints } from '@oche/darts/checkout';
import { replay } from '@oche/darts/game';
import { isRefusal } from '@oche/darts/visit';
import type { GameOutput } from '@oche/validators/games/schemas';
import { dartText } from '../../features/games/dart-text.ts';
import { rulesText } from '../../features/games/rules-text.ts';
import { setupOf } from '../../features/games/setup.ts';
import { averageOf, averageText } from '../../features/games/watch/averages-of.ts';
import { useLocale, useTexts } from '../../i18n/react.tsx';

interface GameBoardProps {
  game: GameOutput;
  names: readonly string[];
}

/** A game like a scoreboard: what is left, legs and sets, averages, the last visit, and the way out. */
export function GameBoard({ game: output, names }: GameBoardProps) {
  const { game: texts } = useTexts('embed');
  const ofGames = useTexts('games/watch');
  const locale = useLocale();
  const game = replay(setupOf(output), output.entries);
  if (isRefusal(game)) throw new Error(`the game contradicts itself: ${game.refused}`);
  const { standing, leg, next } = game.position;
  const values = 'remaining' in leg ? leg.remaining : leg.points;
  const { rules, format } = output;
  const isLive = output.status === 'playing';
  return (
    <section className="score">
      <p className="rules">{rulesText(output, ofGames)}</p>
      <p className="unseen" aria-live="polite">
        {texts.standing({ a: names[0] ?? '', b: names[1] ?? '' })}: {standing.legs.join(' : ')}
      </p>
      <div className="halves">
        {names.map((name, side) => {
          const isNext = isLive && next?.side === side;
          const value = values[side] ?? 0;
          const last = game.turns.findLast((turn) => turn.side === side);
          const average = averageOf(game, side);
          const [way] =
            isNext && rules.game === 'x01' ? checkoutHints(value, 3, { out: rules.out }) : [];
          return (
            <section
              key={side}
              className="half"
              data-side={side}
              data-lit={isNext || standing.winner === side || undefined}
            >
              <h2>
                <span>{name}</span>
                <span className="plates">
                  {format.sets ? (
                    <b className="number" data-kind="sets">
                      <span className="unseen">{texts.sets()} </span>
                      {standing.sets[side] ?? 0}
                    </b>
                  ) : null}
                  <b className="number">
                    <span className="unseen">{texts.legs()} </span>
                    {standing.legs[side] ?? 0}
                  </b>
                </span>
              </h2>
              <p className="big number">
                <span className="unseen">
                  {'remaining' in leg ? texts.left() : texts.points()}{' '}
                </span>
                {value}
              </p>
              <p className="way">
                {standing.winner === side ? <b>{texts.wins()}</b> : null}
                {isNext ? <b>{texts.atOche()}</b> : null}
                {way?.leaves === 0 ? (
                  <span className="number">
                    <span className="unseen">{texts.way()} </span>
                    {way.darts.map(dartText).join(' ')}
                  </span>
                ) : null}
              </p>
              <dl>
                <div>
                  <dt>{texts.average()}</dt>
                  <dd className="number">
                    {average === undefined ? '–' : averageText(average, locale)}
                  </dd>
                </div>
                <div>
                  <dt>{texts.last()}</dt>
                  <dd className="number">{last ? last.points : '–'}</dd>
                </div>
              </dl>
            </section>
          );
        })}
      </div>
    </section>
  );
}
