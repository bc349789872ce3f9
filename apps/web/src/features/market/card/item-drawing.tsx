import { chakra } from '@chakra-ui/react';
import type { ItemCategory } from '@oche/validators/market/limits';
import type { ReactNode } from 'react';
import { Board } from '../../../components/board/board.tsx';
import { Dart } from '../../../components/board/dart.tsx';
import { colorVar } from '../../../theme/svg.ts';

const RED = colorVar('board.red');
const GREEN = colorVar('board.green');
const WIRE = colorVar('board.wire');
const SISAL = colorVar('board.sisal');
const BLACK = colorVar('board.black');
const CHALK = colorVar('board.chalk');
const TAPE = colorVar('tape');

/** Things of each kind, for ads without a picture; drawn on 240 × 180 units. */
const DRAWINGS: Record<ItemCategory, ReactNode> = {
  darts: (
    <>
      <Dart x={52} y={42} angle={14} scale={1.5} />
      <Dart x={40} y={84} angle={9} scale={1.5} flight="board.green" />
      <Dart x={48} y={126} angle={4} scale={1.5} flight="tape" />
    </>
  ),
  boards: (
    <foreignObject x="52" y="22" width="136" height="136">
      <Board />
    </foreignObject>
  ),
  accessories: (
    <g stroke={WIRE} strokeWidth="3">
      <path d="M58 120L150 54 162 70 70 136Z" fill={SISAL} />
      <path d="M150 54L176 36 186 50 162 70Z" fill={RED} />
      <circle cx="172" cy="118" r="22" fill={BLACK} />
      <circle cx="172" cy="118" r="8" fill={GREEN} />
    </g>
  ),
  case: (
    <g stroke={WIRE} strokeWidth="3">
      <path d="M96 52V38H144V52" fill="none" />
      <rect x="48" y="52" width="144" height="84" rx="10" fill={BLACK} />
      <path d="M48 90H192" strokeDasharray="5 4" />
      <path d="M118 84H132V102H118Z" fill={TAPE} />
    </g>
  ),
  flights: (
    <g stroke={WIRE} strokeWidth="2.5">
      <path d="M96 150L60 96 74 40 96 34Z" fill={RED} />
      <path d="M96 150L132 96 118 40 96 34Z" fill={BLACK} />
      <path d="M160 150L136 108 146 62 160 58Z" fill={GREEN} />
      <path d="M160 150L184 108 174 62 160 58Z" fill={SISAL} />
    </g>
  ),
  shafts: (
    <g stroke={WIRE} strokeWidth="2">
      {[RED, CHALK, GREEN].map((fill, index) => (
        <g key={fill} transform={`translate(${70 + index * 46} 34) rotate(${8 - index * 8})`}>
          <path d="M0 0H14V18L11 24V94L7 112 3 94V24L0 18Z" fill={fill} />
          <path d="M7 0V16" stroke={BLACK} />
        </g>
      ))}
    </g>
  ),
  furniture: (
    <g stroke={WIRE} strokeWidth="4">
      <path d="M120 20V150M120 90L76 158M120 90L164 158M84 146H156" fill="none" />
      <circle cx="120" cy="66" r="44" fill={BLACK} />
      <circle cx="120" cy="66" r="32" fill={SISAL} />
      <circle cx="120" cy="66" r="20" fill={GREEN} />
      <circle cx="120" cy="66" r="7" fill={RED} />
    </g>
  ),
  other: (
    <g stroke={WIRE} strokeWidth="3">
      <path d="M120 30L188 60V126L120 156 52 126V60Z" fill={BLACK} />
      <path d="M52 60L120 90 188 60M120 90V156" fill="none" />
      <path d="M86 45L154 75V98" fill="none" stroke={TAPE} strokeWidth="7" />
    </g>
  ),
};

/** Shown where an ad has no picture: its kind, in front of the board's beds. Fills its frame. */
export function ItemDrawing({ category }: { category: ItemCategory }) {
  return (
    <Wall className="dark" aria-hidden="true">
      <svg viewBox="0 0 240 180" aria-hidden="true">
        {DRAWINGS[category]}
      </svg>
    </Wall>
  );
}

const Wall = chakra('div', {
  base: {
    width: 'full',
    height: 'full',
    overflow: 'hidden',
    bg: 'bg',
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 50% 118%, rgb(255 255 255 / 5%) 0 18deg, transparent 18deg 36deg)',
    '& > svg': { display: 'block', width: 'full', height: 'full' },
  },
});
