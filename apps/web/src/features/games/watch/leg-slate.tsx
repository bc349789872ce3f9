import { chakra } from '@chakra-ui/react';
import type { Turn } from '@oche/darts/game';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { dartText } from '../dart-text.ts';
import { isCounting, type PlayedLeg, roundsOf } from './legs-of.ts';

interface LegSlateProps {
  leg: PlayedLeg;
  names: readonly string[];
  /** what each side began with; empty in cricket */
  starts: readonly number[];
}

/** A leg as it stands on the slate in a pub: both sides, and their darts between them. */
export function LegSlate({ leg, names, starts }: LegSlateProps) {
  const { slate: texts } = useTexts('games/watch');
  const isX01 = starts.length > 0;
  const rounds = roundsOf(leg.turns, names.length);
  return (
    <Slate className="dark">
      <VisuallyHidden as="caption">{texts.caption({ leg: leg.leg + 1 })}</VisuallyHidden>
      <thead>
        <tr>
          {names.map((name, side) => (
            <SideHead key={`${side} ${name}`} name={name} side={side} />
          ))}
        </tr>
        <tr data-heads>
          {names.map((name, side) => (
            <Cells key={`${side} ${name}`} side={side} between={<td />}>
              <th scope="col">{texts.thrown()}</th>
              <th scope="col">{isX01 ? texts.toGo() : texts.marks()}</th>
            </Cells>
          ))}
        </tr>
      </thead>
      <tbody>
        {isX01 ? (
          <tr>
            {names.map((name, side) => (
              <Cells key={`${side} ${name}`} side={side} between={<td />}>
                <td />
                <td data-left>{starts[side]}</td>
              </Cells>
            ))}
          </tr>
        ) : null}
        {rounds.map((round, index) => (
          <tr key={index}>
            {round.map((turn, side) => (
              <Cells
                key={`${index} ${side}`}
                side={side}
                between={<Thrown scope="row">{(index + 1) * 3}</Thrown>}
              >
                <Visit turn={turn} isLast={!rounds[index + 1]?.[side]} />
              </Cells>
            ))}
          </tr>
        ))}
      </tbody>
    </Slate>
  );
}

interface CellsProps {
  side: number;
  between: ReactNode;
  children: ReactNode;
}

/** What a side has in a row; the darts stand behind the first side. */
function Cells({ side, between, children }: CellsProps) {
  return (
    <>
      {children}
      {side === 0 ? between : null}
    </>
  );
}

function SideHead({ name, side }: { name: string; side: number }) {
  const { slate: texts } = useTexts('games/watch');
  return (
    <Cells side={side} between={<th scope="col">{texts.darts()}</th>}>
      <th scope="colgroup" colSpan={2} data-side={side}>
        {name}
      </th>
    </Cells>
  );
}

function Visit({ turn, isLast }: { turn: Turn | undefined; isLast: boolean }) {
  const { slate: texts } = useTexts('games/watch');
  if (!turn) {
    return (
      <>
        <td />
        <td />
      </>
    );
  }
  const darts = turn.darts?.map(dartText).join(' ');
  if (!isCounting(turn)) {
    return (
      <>
        <td>{darts}</td>
        <td data-left>{turn.marks}</td>
      </>
    );
  }
  return (
    <>
      <td data-high={turn.points >= 100 || undefined} data-top={turn.points === 180 || undefined}>
        {turn.isBust ? <small>{texts.bust()}</small> : turn.points}
        {darts ? <Darts>{darts}</Darts> : null}
      </td>
      <td data-left data-gone={!isLast || undefined}>
        {turn.isFinish ? texts.checked() : turn.after}
      </td>
    </>
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
    textStyle: 'number',
    fontSize: { base: 'lg', md: 'xl' },
    textAlign: 'center',
    '& th': { textStyle: 'label', color: 'fg.muted', padding: '1' },
    '& [data-side]': { color: 'fg', overflowWrap: 'anywhere', verticalAlign: 'bottom' },
    '& [data-side="0"]': { borderBottom: '3px solid {colors.board.red}' },
    '& [data-side="1"]': { borderBottom: '3px solid {colors.board.green}' },
    '& td': { paddingBlock: '1' },
    '& td + td, & th + td': { borderInlineStart: '1px solid {colors.border}' },
    '& small': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
    '& [data-high]': { color: 'positive' },
    '& [data-top]': { color: 'tape', fontWeight: 'heavy' },
    '& [data-left]': { fontWeight: 'heavy' },
    // what was left before is wiped out with one stroke
    '& [data-gone]': {
      color: 'fg.muted',
      fontWeight: 'semibold',
      textDecoration: 'line-through 2px',
    },
  },
});
const Darts = chakra('small', { base: { display: 'block', lineHeight: '1.2' } });
const Thrown = chakra('th', { base: { bg: 'board.black' } });
