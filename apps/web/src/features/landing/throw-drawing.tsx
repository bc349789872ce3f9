import { chakra } from '@chakra-ui/react';
import { Dart } from '../../components/board/dart.tsx';
import { colorVar } from '../../theme/svg.ts';

interface ThrowDrawingProps {
  title: string;
  height: string;
  distance: string;
}

/*
 * 1.6 units are a centimetre. By the rules of WDF and DRA the bull is 173 cm high, the oche is 237
 * cm from the board's face, and the board is 45.1 cm wide.
 */
const CM = 1.6;
const FLOOR = 330;
const FACE = 56;
const BULL = FLOOR - 173 * CM;
const OCHE = FACE + 237 * CM;
const HALF_BOARD = 22.55 * CM;
/** from the hand into the bull, highest over the middle of the way */
const FLIGHT = `M${FACE + 14} ${BULL}Q246 9 ${OCHE - 20} 76`;

/** Board, floor and oche from the side, with the distances. */
export function ThrowDrawing({ title, height, distance }: ThrowDrawingProps) {
  const line = colorVar('fg');
  const thin = colorVar('fg.muted');
  return (
    <Svg viewBox="24 0 540 400" role="img" aria-label={title} fill="none" strokeLinecap="round">
      <path d={`M38 6V${FLOOR}H560`} stroke={line} strokeWidth="3" />
      <path
        d={`M${FACE} ${BULL - HALF_BOARD}V${BULL + HALF_BOARD}H39V${BULL - HALF_BOARD}Z`}
        fill={colorVar('board.sisal')}
        stroke={line}
        strokeWidth="2"
      />
      <path
        d={`M${FACE} ${BULL - 10}V${BULL + 10}`}
        stroke={colorVar('accent.solid')}
        strokeWidth="5"
      />
      <path d={FLIGHT} stroke={thin} strokeWidth="2" strokeDasharray="1 8" />
      <Dart x={208} y={36} angle={0} scale={0.8} />
      <path
        d={`M${OCHE} ${FLOOR - 6}h16v5h-16Z`}
        fill={colorVar('oche')}
        stroke={colorVar('oche')}
      />
      <Thrower x={OCHE + 18} />
      <Measure d={`M98 ${BULL}V${FLOOR}M88 ${BULL}h20M88 ${FLOOR}h20`} />
      <Figure x="112" y={(BULL + FLOOR) / 2 + 16} textAnchor="start">
        {height}
      </Figure>
      <Measure d={`M${FACE} 352H${OCHE}M${FACE} 342v20M${OCHE} 342v20`} />
      <Figure x={(FACE + OCHE) / 2} y="394" textAnchor="middle">
        {distance}
      </Figure>
    </Svg>
  );
}

/** A person who stands right at the line, as a pictogram of thick strokes. */
function Thrower({ x }: { x: number }) {
  return (
    <g
      transform={`translate(${x} ${FLOOR})`}
      stroke={colorVar('border')}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M42-128L22-10H6M42-128L78-10H60" strokeWidth="19" />
      <path d="M38-204L44-132" strokeWidth="42" />
      <path d="M30-212L-12-196-24-244" strokeWidth="15" />
      <circle cx="30" cy="-258" r="21" fill={colorVar('border')} stroke="none" />
    </g>
  );
}

const Measure = chakra('path', { base: { stroke: 'warning', strokeWidth: '1.5' } });
const Figure = chakra('text', {
  base: { fill: 'fg', fontFamily: 'display', fontWeight: 'heavy', fontSize: '46px' },
});
const Svg = chakra('svg', { base: { width: 'full', height: 'auto' } });
