import { chakra } from '@chakra-ui/react';
import { CRICKET_NUMBERS, type CricketLeg, MARKS_TO_CLOSE } from '@oche/darts/cricket';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const BULL = 25;

/** The numbers of cricket with both sides' marks: a stroke, a cross, and a ring around it. */
export function CricketMarks({ leg, names }: { leg: CricketLeg; names: readonly string[] }) {
  const { marks: texts } = useTexts('games/watch');
  return (
    <Slate className="dark">
      <VisuallyHidden as="caption">{texts.title()}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{names[0]}</th>
          <th scope="col">
            <VisuallyHidden>{texts.number()}</VisuallyHidden>
          </th>
          {names[1] === undefined ? null : <th scope="col">{names[1]}</th>}
        </tr>
      </thead>
      <tbody>
        {CRICKET_NUMBERS.map((number, index) => {
          const isDead = leg.marks.every((own) => own[index] === MARKS_TO_CLOSE);
          return (
            <tr key={number} data-dead={isDead || undefined}>
              <Marks count={leg.marks[0]?.[index] ?? 0} />
              <th scope="row">{number === BULL ? texts.bull() : number}</th>
              {names[1] === undefined ? null : <Marks count={leg.marks[1]?.[index] ?? 0} />}
            </tr>
          );
        })}
      </tbody>
    </Slate>
  );
}

const STROKES = ['', 'M7-7L-7 7', 'M7-7L-7 7M-7-7L7 7', 'M7-7L-7 7M-7-7L7 7'];

function Marks({ count }: { count: number }) {
  const { marks: texts } = useTexts('games/watch');
  return (
    <td>
      <VisuallyHidden>
        {count === MARKS_TO_CLOSE ? texts.closed() : texts.count({ count })}
      </VisuallyHidden>
      <svg viewBox="-13 -13 26 26" width="30" height="30" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
          <path d={STROKES[count]} />
          {count === MARKS_TO_CLOSE ? <circle r="11" /> : null}
        </g>
      </svg>
    </td>
  );
}

const Slate = chakra('table', {
  base: {
    layerStyle: 'pub',
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    border: '4px solid {colors.board.black}',
    bg: 'board.surround',
    textAlign: 'center',
    '& thead th': { textStyle: 'label', padding: '1.5', overflowWrap: 'anywhere' },
    '& thead th:first-of-type': { borderBottom: '3px solid {colors.board.red}' },
    '& thead th:last-of-type': { borderBottom: '3px solid {colors.board.green}' },
    '& tbody th': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: '2xl',
      borderInline: '1px solid {colors.border}',
    },
    '& tbody tr + tr': { borderTop: '1px solid {colors.border}' },
    '& svg': { display: 'inline-block', marginBlock: '1' },
    '& [data-dead]': { color: 'fg.muted', textDecoration: 'line-through' },
  },
});
