import { bedOf } from '@oche/darts/board';
import { Board } from '../../../components/board/board.tsx';
import {
  angleOf,
  type BoardNumber,
  point,
  RADIUS,
  RINGS,
} from '../../../components/board/board-geometry.ts';
import { colorVar, displayType } from '../../../theme/svg.ts';

interface SeenBoardProps {
  darts: readonly string[];
  /** for screen readers */
  title: string;
  className?: string;
}

const middle = ([inner, outer]: readonly [number, number]) => (inner + outer) / 2;
const BULL = 25;
/** millimetres of the drawing */
const MARK = 14;
const APART = 28;
/** beside the board there is room in a corner */
const CORNER = { x: 150, y: 208 };

/** The board with the darts of a visit, each in the middle of the bed that it hit. */
export function SeenBoard({ darts, title, ...rest }: SeenBoardProps) {
  return (
    <Board title={title} {...rest}>
      {darts.map((dart, place) => {
        const before = darts.slice(0, place).filter((one) => one === dart).length;
        const [x, y] = placeOf(dart, before).split(' ');
        return (
          // darts of a visit have no other name than their place
          <g key={place} transform={`translate(${x} ${y})`}>
            <circle
              r={MARK}
              fill={colorVar('tape')}
              stroke={colorVar('board.surround')}
              strokeWidth="3"
            />
            <text style={displayType(22, 800)} dominantBaseline="central">
              {place + 1}
            </text>
          </g>
        );
      })}
    </Board>
  );
}

/** @param before how many darts are in the same place already: those stand in a line, out from the middle and in */
function placeOf(dart: string, before: number): string {
  const bed = bedOf(dart);
  if (!bed || bed.times === 0) return `${CORNER.x + before * APART} ${CORNER.y}`;
  if (bed.number === BULL) {
    const radius = bed.times === 2 ? 0 : RADIUS.outerBull;
    return point(90 + before * 120, before === 0 ? radius : APART);
  }
  const ring = bed.times === 3 ? 'treble' : bed.times === 2 ? 'double' : 'outerSingle';
  const aside = [0, 1, -1][before] ?? 0;
  return point(angleOf(bed.number as BoardNumber), middle(RINGS[ring]) + aside * APART);
}
