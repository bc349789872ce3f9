import { chakra } from '@chakra-ui/react';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { Course, CourseGroup, CourseMatch } from '../course.ts';
import { shortName } from '../short-name.ts';

interface CrossTableProps {
  course: Course;
  group: CourseGroup;
  entrant: number | undefined;
}

/** Everybody against everybody: each row has a player's results against all others, as that one sees them. */
export function CrossTable({ course, group, entrant }: CrossTableProps) {
  const { cross: texts, group: groupName } = useTexts('tournaments/bracket');
  const title = [texts.title(), group.name && groupName({ name: group.name })]
    .filter(Boolean)
    .join(', ');
  const results = resultsOf(group.matches);
  const entrants = group.table.map((row) => row.entrant);
  const nameOf = (id: number) => course.entrants.get(id)?.name ?? '';
  return (
    <Scroller role="region" aria-label={title} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {entrants.map((id, index) => (
              <th key={id} scope="col" title={nameOf(id)}>
                <VisuallyHidden>{texts.against({ name: nameOf(id) })}</VisuallyHidden>
                <span aria-hidden="true">{index + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entrants.map((one, index) => (
            <tr key={one} data-path={one === entrant || undefined}>
              <th scope="row" title={nameOf(one)}>
                <span aria-hidden="true">{index + 1}</span> {shortName(nameOf(one))}
              </th>
              {entrants.map((other) => {
                if (one === other) return <td key={other} data-self="" />;
                const scores = results.get(`${one} ${other}`) ?? [];
                return (
                  <td key={other} data-won={scores.some(({ isWon }) => isWon) || undefined}>
                    {scores.length > 0 ? scores.map(({ text }) => text).join(' ') : '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      <Hint>{texts.hint()}</Hint>
    </Scroller>
  );
}

/** What each has played against each other, by `one other`; twice where there is a return match. */
function resultsOf(matches: readonly CourseMatch[]) {
  const results = new Map<string, { text: string; isWon: boolean }[]>();
  for (const { players, score, winner } of matches) {
    if (!score) continue;
    for (const side of [0, 1] as const) {
      const other = side === 0 ? 1 : 0;
      const key = `${players[side]} ${players[other]}`;
      const known = results.get(key) ?? [];
      results.set(key, [
        ...known,
        { text: `${score[side]}:${score[other]}`, isWon: winner === side },
      ]);
    }
  }
  return results;
}

const Scroller = chakra('div', { base: { overflowX: 'auto', breakInside: 'avoid' } });
const Table = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    bg: 'bg.raised',
    textStyle: 'number',
    textAlign: 'center',
    '& th, & td': { border: '1px solid {colors.border}', height: '9', paddingInline: '1.5' },
    '& td, & thead th': { width: '11' },
    '& thead th': { bg: 'board.black', color: 'board.chalk' },
    '& tbody th': {
      position: 'sticky',
      left: '0',
      paddingInline: '2',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      bg: 'bg.raised',
      '& span': { display: 'inline-block', minWidth: '5', color: 'fg.muted' },
    },
    '& [data-won]': { bg: 'positive.subtle', fontWeight: 'heavy' },
    // the diagonal, where one would play oneself
    '& [data-self]': { bg: 'board.black' },
    '& [data-path] th, & [data-path] td': { boxShadow: 'inset 0 -3px 0 {colors.accent}' },
  },
});
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', paddingTop: '1' } });
