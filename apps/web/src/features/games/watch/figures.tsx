import type { Game } from '@oche/darts/game';
import type { X01Statistics } from '@oche/darts/statistics';
import { type SidesRow, TwoSides } from '../../../components/two-sides.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { averageOf, averageText, numbersOf } from './averages-of.ts';

/** The numbers of both sides of a game. */
export function Figures({ game, names }: { game: Game; names: readonly string[] }) {
  const { numbers: texts } = useTexts('games/watch');
  return <TwoSides caption={texts.title()} names={names} rows={useRows(game, names.length)} />;
}

const NONE = '–';

function useRows(game: Game, sides: number): SidesRow[] {
  const { numbers: texts } = useTexts('games/watch');
  const locale = useLocale();
  const bySide = <T,>(read: (side: number) => T) =>
    Array.from({ length: sides }, (_, i) => read(i));
  const average = (value: number | undefined) =>
    value === undefined ? NONE : averageText(value, locale, 2);
  if (game.setup.rules.game !== 'x01') {
    return [{ label: texts.marks(), values: bySide((side) => average(averageOf(game, side))) }];
  }
  const match = bySide((side) => numbersOf(game, side));
  const leg = bySide((side) => numbersOf(game, side, game.position.standing.leg));
  const row = (label: string, read: (numbers: X01Statistics) => string, of = match): SidesRow => ({
    label,
    values: of.map((numbers) => (numbers ? read(numbers) : NONE)),
  });
  const visits = (key: keyof X01Statistics['visits']) =>
    row(texts[key](), (numbers) => String(numbers.visits[key]));
  return [
    row(texts.match(), (numbers) => average(numbers.average)),
    row(texts.leg(), (numbers) => average(numbers.average), leg),
    row(texts.firstNine(), (numbers) => average(numbers.firstNineAverage)),
    row(texts.checkouts(), ({ checkouts: { hit, attempts } }) =>
      attempts > 0 ? texts.ratio({ hit, attempts }) : NONE,
    ),
    row(texts.highest(), (numbers) => String(numbers.highestFinish || NONE)),
    row(texts.best(), ({ bestLeg }) =>
      bestLeg === undefined ? NONE : texts.bestDarts({ count: bestLeg }),
    ),
    visits('is180'),
    visits('from140'),
    visits('from100'),
    visits('from60'),
  ];
}
