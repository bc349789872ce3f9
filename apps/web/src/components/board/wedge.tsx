import type { CSSProperties } from 'react';
import { colorVar, displayType } from '../../theme/svg.ts';
import { type BoardNumber, isBlack, RADIUS, RINGS, sectorPath } from './board-geometry.ts';

const HALF = 9;
const bed = (inner: number, outer: number) => sectorPath(-HALF, HALF, inner, outer);
const OUTLINE = bed(RADIUS.outerBull, RADIUS.doubleOuter);
const SINGLES = bed(...RINGS.outerSingle) + bed(...RINGS.innerSingle);
const BEDS = bed(...RINGS.double) + bed(...RINGS.treble);

interface WedgeProps {
  /** written on the rim; it decides the colours, as on the board */
  number: BoardNumber;
  /** written there instead, where the wedge is only a mark */
  label?: string;
  className?: string;
  style?: CSSProperties;
}

/**
 * One number's wedge, pulled out of the board. It is decoration; its meaning is in a text beside
 * it.
 */
export function Wedge({ number, label = String(number), ...rest }: WedgeProps) {
  const black = isBlack(number);
  return (
    <svg viewBox="-34 -222 68 212" aria-hidden="true" {...rest}>
      <path d={SINGLES} fill={colorVar(black ? 'board.black' : 'board.sisal')} />
      <path d={BEDS} fill={colorVar(black ? 'board.red' : 'board.green')} />
      <path
        d={OUTLINE + BEDS}
        fill="none"
        stroke={colorVar('border.strong')}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <text y="-180" fill={colorVar('fg')} style={displayType(56, 800)}>
        {label}
      </text>
    </svg>
  );
}
