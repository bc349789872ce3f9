import type { CSSProperties, ReactNode } from 'react';
import { colorVar, displayType } from '../../theme/svg.ts';
import {
  angleOf,
  BOARD_ORDER,
  type BoardNumber,
  bedPath,
  bedsPath,
  point,
  RADIUS,
  type Ring,
  radialWires,
} from './board-geometry.ts';

export interface Highlight {
  number: BoardNumber;
  /** without it the number's whole wedge */
  ring?: Ring;
}

interface BoardProps {
  /** the text for screen readers; without it the board is decoration */
  title?: string;
  highlights?: readonly Highlight[];
  /** without numbers the board ends at its doubles, for small sizes */
  hasNumbers?: boolean;
  /** drawn on top of the board in millimetres from the bull, e.g. darts */
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
}

const SINGLES = ['outerSingle', 'innerSingle'] as const;
const RINGS_OF_COLOUR = ['double', 'treble'] as const;
const ALL_RINGS: readonly Ring[] = [...RINGS_OF_COLOUR, ...SINGLES];

/* computed once, as the board never changes */
const BEDS = [
  { fill: 'board.black', path: bedsPath(SINGLES, true) },
  { fill: 'board.sisal', path: bedsPath(SINGLES, false) },
  { fill: 'board.red', path: bedsPath(RINGS_OF_COLOUR, true) },
  { fill: 'board.green', path: bedsPath(RINGS_OF_COLOUR, false) },
];
const WIRE_CIRCLES = [
  RADIUS.doubleOuter,
  RADIUS.doubleInner,
  RADIUS.trebleOuter,
  RADIUS.trebleInner,
  RADIUS.outerBull,
];

/** The dartboard in its real proportions. */
export function Board({
  title,
  highlights = [],
  hasNumbers = true,
  children,
  ...rest
}: BoardProps) {
  const edge = hasNumbers ? RADIUS.board : RADIUS.doubleOuter + 6;
  return (
    <svg
      viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      {...rest}
    >
      <circle r={edge} fill={colorVar('board.surround')} />
      {BEDS.map(({ fill, path }) => (
        <path key={fill} d={path} fill={colorVar(fill)} />
      ))}
      <circle r={RADIUS.outerBull} fill={colorVar('board.green')} />
      <circle r={RADIUS.innerBull} fill={colorVar('board.red')} />
      {highlights.map(({ number, ring }) => (
        <path
          key={`${number}-${ring}`}
          d={(ring ? [ring] : ALL_RINGS).map((each) => bedPath(number, each)).join('')}
          fill={colorVar('tape')}
        />
      ))}
      <g fill="none" stroke={colorVar('board.wire')} strokeWidth="1.3">
        {WIRE_CIRCLES.map((radius) => (
          <circle key={radius} r={radius} />
        ))}
        <circle r={RADIUS.innerBull} strokeWidth="0.8" />
        <path d={radialWires} />
      </g>
      {hasNumbers ? <Numbers /> : null}
      {children}
    </svg>
  );
}

function Numbers() {
  return (
    <g fill={colorVar('board.chalk')} style={displayType(35)} dominantBaseline="central">
      {BOARD_ORDER.map((number) => {
        const [x, y] = point(angleOf(number), RADIUS.numbers).split(' ');
        return (
          <text key={number} x={x} y={y} transform={`rotate(${tilt(number)} ${x} ${y})`}>
            {number}
          </text>
        );
      })}
    </g>
  );
}

/**
 * Numbers are tilted along the ring, but upside down in the lower half, so that they can be read.
 */
function tilt(number: BoardNumber): number {
  const angle = angleOf(number);
  return angle > 90 && angle < 270 ? angle - 180 : angle;
}
