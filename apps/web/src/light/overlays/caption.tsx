import type { GameState } from '@oche/validators/games/state';
import { rulesText } from '../../features/games/rules-text.ts';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { type Painted, paintedGame } from './painted.ts';

interface CaptionProps {
  game: GameState;
  show: ReadonlySet<string>;
  /** where it is played, in the place of the rules where that says more */
  place?: string | undefined;
}

/** Letters of a name that is written smaller: two players, or those with long names. */
const LONG = 24;
const TARGETS = ['20', '19', '18', '17', '16', '15', 'B'];

/**
 * The caption of a broadcast: who plays, legs and sets, what is left, and beside it what was thrown and the way out. What
 * changes with a throw stands in slots, which the script writes into; words that are needed now and then are always
 * there, and the style sheet shows them.
 */
export function Caption({ game, show, place }: CaptionProps) {
  const { overlay: texts, game: words } = useTexts('embed');
  const ofGames = useTexts('games/watch');
  const locale = useLocale();
  const painted = paintedGame(game, locale);
  const hasSets = game.format.sets !== undefined;
  const isX01 = game.rules.game === 'x01';
  return (
    <section
      className="caption"
      data-game={game.id}
      data-revision={game.revision}
      data-mark="game"
      data-is={painted.marks.game}
    >
      <h1 className="unseen">{game.sides.map(({ name }) => name).join(' – ')}</h1>
      <div className="line head">
        <span className="about">
          {show.has('rules')
            ? [place, rulesText(game, ofGames)].filter(Boolean).join(' · ')
            : place}
        </span>
        {show.has('average') ? <span className="cell mean">{words.average()}</span> : null}
        {hasSets ? <span className="cell">{words.sets()}</span> : null}
        <span className="cell">{words.legs()}</span>
        <span className="cell left">{isX01 ? words.left() : words.points()}</span>
      </div>
      {game.sides.map(({ name, marks }, side) => (
        <section
          key={side}
          className="line side"
          data-side={side}
          data-mark={`side-${side}`}
          data-is={painted.marks[`side-${side}`]}
        >
          <h2 data-long={name.length > LONG || undefined}>
            <span>{name}</span>
            <b className="wins">{words.wins()}</b>
          </h2>
          {show.has('average') ? (
            <Slot name={`average-${side}`} of={painted} className="mean" />
          ) : null}
          {hasSets ? <Slot name={`sets-${side}`} of={painted} className="plate" /> : null}
          <Slot name={`legs-${side}`} of={painted} className="plate" />
          <Slot name={`left-${side}`} of={painted} className="left" />
          <p className="flag">
            {marks ? (
              <span className="marks">
                {TARGETS.map((target, index) => (
                  <span key={target} className="mark">
                    <small>{target}</small>
                    <Slot name={`mark-${side}-${index}`} of={painted} />
                  </span>
                ))}
              </span>
            ) : null}
            {show.has('last') ? (
              <span className="last">
                <small>{words.last()}</small>
                <b className="bust">{texts.bust()}</b>
                <Slot name={`last-${side}`} of={painted} />
              </span>
            ) : null}
            {show.has('route') ? <Slot name={`way-${side}`} of={painted} className="way" /> : null}
            <Slot name={`thrown-${side}`} of={painted} className="thrown" />
          </p>
        </section>
      ))}
      {show.has('moment') ? <Moment /> : null}
    </section>
  );
}

function Slot({ name, of, className = '' }: { name: string; of: Painted; className?: string }) {
  return (
    <b className={`cell number ${className}`.trimEnd()} data-slot={name}>
      {of.texts[name]}
    </b>
  );
}

/** Says nothing until something happens, and nothing of what was before. */
function Moment() {
  const { overlay: texts } = useTexts('embed');
  return (
    <p className="moment" data-kept="" data-mark="moment" data-is="" aria-hidden="true">
      <b className="number" data-slot="moment-points" />
      <span data-when="leg">{texts.leg()}</span>
      <span data-when="set">{texts.set()}</span>
      <span data-when="game">{texts.game()}</span>
      <span data-slot="moment-name" />
    </p>
  );
}
