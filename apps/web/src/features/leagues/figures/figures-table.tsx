import { chakra } from '@chakra-ui/react';
import type { PlayerSums } from '@oche/validators/leagues/figures';
import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { TableFrame } from '../table/table-frame.ts';
import { averageText, hiddenTexts, NOTHING } from './figure-words.ts';

interface FiguresTableProps {
  caption: string;
  /** whose or of what the rows are */
  of: string;
  rows: readonly Row[];
  /** what all rows make together */
  totals?: readonly Row[];
}

interface Row {
  key: number | string;
  name: ReactNode;
  figures: PlayerSums;
}

/** What was won and thrown, a row each. For what a phone has no column for it has a line. */
export function FiguresTable({ caption, of, rows, totals = [] }: FiguresTableProps) {
  const texts = useTexts('leagues/figures');
  const { short } = texts;
  return (
    <Frame>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" data-name="">
            {of}
          </th>
          <Head wide short={short.fixtures()} long={texts.fixtures()} />
          <Head short={texts.singles()} long={texts.singlesLong()} />
          <Head wide short={texts.doubles()} long={texts.doublesLong()} />
          <Head wide short={texts.legs()} long={texts.legsLong()} />
          <Head short={short.average()} long={texts.average()} />
          <Head wide short={texts.firstNine()} long={texts.firstNine()} />
          <Head short={texts.maxima()} long={texts.maxima()} />
          <Head wide short={short.bestFinish()} long={texts.bestFinish()} />
          <Head wide short={short.shortestLeg()} long={texts.shortestLeg()} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, ...row }) => (
          <Line key={key} {...row} />
        ))}
      </tbody>
      {totals.length > 0 ? (
        <tfoot>
          {totals.map(({ key, ...row }) => (
            <Line key={key} {...row} />
          ))}
        </tfoot>
      ) : null}
    </Frame>
  );
}

/** A column that a phone has only as a part of the line below the name, if it is wide. */
const Head = ({ short, long, wide }: { short: string; long: string; wide?: boolean }) => (
  <th scope="col" aria-label={long} title={long} data-wide={wide ? '' : undefined}>
    {short}
  </th>
);

function Line({ name, figures }: Omit<Row, 'key'>) {
  const texts = useTexts('leagues/figures');
  const locale = useLocale();
  const { singles, singlesWon, doubles, doublesWon, legs, legsWon } = figures;
  const hidden = hiddenTexts(figures, locale, texts);
  return (
    <tr>
      <th scope="row" data-name="">
        {name}
        {hidden.length > 0 ? (
          <small data-narrow="">
            {hidden.map((text, index) => (
              <Fragment key={text}>
                <span>{index < hidden.length - 1 ? `${text} ·` : text}</span>{' '}
              </Fragment>
            ))}
          </small>
        ) : null}
      </th>
      <td data-wide="">{figures.fixtures}</td>
      <td data-points="">{singles > 0 ? texts.of({ won: singlesWon, all: singles }) : NOTHING}</td>
      <td data-wide="">{doubles > 0 ? texts.of({ won: doublesWon, all: doubles }) : NOTHING}</td>
      <td data-wide="">{legs > 0 ? `${legsWon}:${legs - legsWon}` : NOTHING}</td>
      <td>{averageText(figures.average, locale)}</td>
      <td data-wide="">{averageText(figures.firstNine, locale)}</td>
      <td>{figures.maxima || NOTHING}</td>
      <td data-wide="">{figures.bestFinish ?? NOTHING}</td>
      <td data-wide="">{figures.shortestLeg ?? NOTHING}</td>
    </tr>
  );
}

const Frame = chakra(TableFrame, {
  base: {
    '& [data-narrow]': { fontWeight: 'normal', md: { display: 'none' } },
    '& [data-narrow] span': { whiteSpace: 'nowrap' },
    '& thead th:not([data-name])': { lg: { minWidth: '20' } },
    '& tfoot': { borderTop: '3px double {colors.border.strong}' },
    '& tfoot th': { paddingInline: '2', paddingBlock: '1', fontWeight: 'semibold' },
    '& tfoot td': { paddingInline: '2', paddingBlock: '1', whiteSpace: 'nowrap' },
    '@media print': { '& [data-narrow]': { display: 'none' } },
  },
});
