import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { Course, CourseGroup } from '../course.ts';

interface StandingsProps {
  course: Course;
  group: CourseGroup;
  entrant: number | undefined;
  onEntrant: (entrant: number) => void;
}

/** A table as it hangs in every league's pub; who goes on stands above the line. */
export function Standings({ course, group, entrant, onEntrant }: StandingsProps) {
  const { table: texts, group: groupName, left: leftText } = useTexts('tournaments/bracket');
  const hasDraws = group.table.some(({ drawn }) => drawn > 0);
  const signed = new Intl.NumberFormat('de', { signDisplay: 'exceptZero' });
  return (
    <Scroller>
      <Table>
        <VisuallyHidden as="caption">
          {group.name ? groupName({ name: group.name }) : texts.title()}
        </VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.place()}</VisuallyHidden>
            </th>
            <th scope="col" data-name="">
              {texts.name()}
            </th>
            <Column long={texts.played()} short={texts.short.played()} />
            <th scope="col" data-wide="">
              {texts.won()}
            </th>
            {hasDraws ? (
              <th scope="col" data-wide="">
                {texts.drawn()}
              </th>
            ) : null}
            <th scope="col" data-wide="">
              {texts.lost()}
            </th>
            <th scope="col" data-wide="">
              {texts.legs()}
            </th>
            <Column long={texts.difference()} short={texts.short.difference()} />
            <Column long={texts.points()} short={texts.short.points()} />
          </tr>
        </thead>
        <tbody>
          {group.table.map((row) => {
            const one = course.entrants.get(row.entrant);
            const goesOn = row.place <= group.goOn;
            return (
              <tr
                key={row.entrant}
                data-on={goesOn || undefined}
                data-path={row.entrant === entrant || undefined}
                data-mine={one?.isMine || undefined}
              >
                <td data-place="">{row.place}</td>
                <th scope="row" data-name="">
                  <button type="button" onClick={() => onEntrant(row.entrant)}>
                    {one?.name}
                  </button>
                  {one?.hasLeft ? <small> {leftText()}</small> : null}
                  {goesOn ? <VisuallyHidden> ({texts.goesOn()})</VisuallyHidden> : null}
                </th>
                <td>{row.played}</td>
                <td data-wide="">{row.won}</td>
                {hasDraws ? <td data-wide="">{row.drawn}</td> : null}
                <td data-wide="">{row.lost}</td>
                <td data-wide="">
                  {row.legsWon}:{row.legsLost}
                </td>
                <td>{signed.format(row.legsWon - row.legsLost).replace('-', '−')}</td>
                <td data-points="">{row.points}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {group.goOn > 0 ? (
        <Hint>{group.goOn === 1 ? texts.hintOne() : texts.hint({ count: group.goOn })}</Hint>
      ) : null}
    </Scroller>
  );
}

/** A heading of numbers: shortened where there is little room, and read out in full. */
function Column({ long, short }: { long: string; short: string }) {
  return (
    <th scope="col" aria-label={long} title={long}>
      <span data-long="">{long}</span>
      <span data-short="">{short}</span>
    </th>
  );
}

const Scroller = chakra('div', { base: { minWidth: '0', breakInside: 'avoid' } });
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    bg: 'bg.raised',
    border: '1px solid {colors.border.strong}',
    textStyle: 'number',
    fontSize: 'lg',
    textAlign: 'center',
    '& thead': { bg: 'board.black', color: 'board.chalk' },
    '& thead th': { textStyle: 'label', fontSize: 'xs', paddingBlock: '2', paddingInline: '1.5' },
    '& [data-name]': { textAlign: 'start', width: 'full', overflowWrap: 'anywhere' },
    '& tbody th': { paddingInline: '2', fontWeight: 'semibold' },
    '& tbody tr + tr': { borderTop: '1px solid {colors.border}' },
    '& tbody td': { paddingInline: '2', paddingBlock: '1.5' },
    '& button': {
      minHeight: '7',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
    '& small': { color: 'fg.muted' },
    '& [data-place]': { fontWeight: 'heavy', color: 'fg.muted' },
    '& [data-points]': { fontWeight: 'heavy', fontSize: 'xl', bg: 'bg.sunken' },
    '& [data-on] [data-place]': {
      bg: 'board.green',
      color: 'board.chalk',
      layerStyle: 'wedge',
      paddingInlineEnd: '4',
    },
    // the line above which one goes on
    '& tr[data-on]:has(+ tr:not([data-on]))': { borderBottom: '4px double {colors.board.green}' },
    '& [data-mine] button': { textDecoration: 'underline 2px', textUnderlineOffset: '3px' },
    '& [data-path]': { boxShadow: 'inset 6px 0 0 {colors.accent}' },
    '& [data-long]': { display: { base: 'none', md: 'inline' } },
    '& [data-short]': { display: { md: 'none' } },
    '& [data-wide]': { display: { base: 'none', md: 'table-cell' } },
    '@media print': { '& [data-wide]': { display: 'table-cell' } },
  },
});
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', paddingTop: '1' } });
