import { chakra } from '@chakra-ui/react';
import type { Game } from '@oche/darts/game';
import type { X01Statistics } from '@oche/darts/statistics';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { averageOf, averageText, numbersOf } from './averages-of.ts';

/** The numbers of both sides on either side of what they mean, as a broadcast shows them. */
export function NumbersTable({ game, names }: { game: Game; names: readonly string[] }) {
  const { numbers: texts } = useTexts('games/watch');
  const rows = useRows(game, names.length);
  return (
    <Table>
      <thead>
        <tr>
          <Name scope="col">{names[0]}</Name>
          <td />
          {names[1] === undefined ? null : <Name scope="col">{names[1]}</Name>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <td>{values[0]}</td>
            <th scope="row">{label}</th>
            {names.length > 1 ? <td>{values[1]}</td> : null}
          </tr>
        ))}
      </tbody>
      <caption>{texts.title()}</caption>
    </Table>
  );
}

interface Row {
  label: string;
  values: string[];
}

const NONE = '–';

function useRows(game: Game, sides: number): Row[] {
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
  const row = (label: string, read: (numbers: X01Statistics) => string, of = match): Row => ({
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

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    layerStyle: 'panel',
    textAlign: 'center',
    '& caption': { srOnly: true },
    '& td': { textStyle: 'number', fontSize: { base: 'xl', md: '2xl' }, fontWeight: 'heavy' },
    '& tbody th': { textStyle: 'label', color: 'fg.muted', paddingInline: '1' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
    '& tbody td, & tbody th': { paddingBlock: '1.5' },
  },
});
const Name = chakra('th', {
  base: { textStyle: 'subheading', padding: '2', overflowWrap: 'anywhere' },
});
