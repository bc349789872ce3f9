import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { colorVar, displayType } from '../../theme/svg.ts';

export const INK = colorVar('fg');
export const WIRE = colorVar('border.strong');
export const GROUND = colorVar('bg.raised');
/** slate and rim are black by day and by night, and the chalk on them is white */
export const SLATE = colorVar('board.surround');
export const CHALK = colorVar('board.chalk');
export const TAPE = colorVar('tape');
export const RED = colorVar('accent.solid');
export const GREEN = colorVar('positive.solid');

/**
 * The base of all drawings, with one size, pen and floor line: 240 × 160, round joints, 2 units.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <Svg
      viewBox="0 0 240 160"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </Svg>
  );
}

/** Letters written on a board, with chalk or paint. */
export function Chalk({ x, y, size = 22, children, fill = CHALK }: ChalkProps) {
  return (
    <text x={x} y={y} fill={fill} style={displayType(size)}>
      {children}
    </text>
  );
}

interface ChalkProps {
  x: number;
  y: number;
  size?: number;
  fill?: string;
  children: ReactNode;
}

const Svg = chakra('svg', { base: { width: 'full', maxWidth: '15rem', height: 'auto' } });
