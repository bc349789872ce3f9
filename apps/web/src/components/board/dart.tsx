import { colorVar } from '../../theme/svg.ts';

interface DartProps {
  /** position of the point */
  x: number;
  y: number;
  /** degrees clockwise; at 0 the dart extends to the right */
  angle: number;
  /** colour token of the flight */
  flight?: string;
  scale?: number;
  className?: string;
}

/** A dart in an SVG: point, which is at (x, y), barrel with grip, shaft, flight; 92 units long. */
export function Dart({ x, y, angle, flight = 'accent.solid', scale = 1, className }: DartProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}>
      <g className={className}>
        <path
          d="M0 0L16-1.4V1.4Z"
          fill={colorVar('board.wire')}
          stroke={colorVar('fg')}
          strokeWidth="0.8"
        />
        <path d="M46-1.6H64V1.6H46Z" fill={colorVar('fg')} />
        <path d="M57 0L69-9.5 95-13 90 0 95 13 69 9.5Z" fill={colorVar(flight)} />
        <path d="M60 0H90" stroke={colorVar('board.surround')} strokeWidth="1.4" opacity="0.6" />
        <path
          d="M15-2.4C22-4.4 38-4.4 46-2.4V2.4C38 4.4 22 4.4 15 2.4Z"
          fill={colorVar('board.wire')}
          stroke={colorVar('fg')}
          strokeWidth="0.9"
        />
        <path
          d="M21-3.4V3.4M25-3.8V3.8M29-4V4M33-4V4M37-3.8V3.8M41-3.3V3.3"
          stroke={colorVar('board.surround')}
          strokeWidth="1.1"
        />
      </g>
    </g>
  );
}
