import { BOARD_ORDER, point, sectorPath } from '../board/board-geometry.ts';
import { GREEN, GROUND, RED, SLATE, WIRE } from './drawing-kit.tsx';

const spokes = BOARD_ORDER.map((_, index) => {
  const angle = index * 18 + 9;
  return `M${point(angle, 7)}L${point(angle, 42)}`;
}).join('');

const doubles = (parity: number) =>
  BOARD_ORDER.map((_, index) =>
    index % 2 === parity ? sectorPath(index * 18 - 9, index * 18 + 9, 38, 42) : '',
  ).join('');
const RED_DOUBLES = doubles(0);
const GREEN_DOUBLES = doubles(1);

/** A simple board for these drawings: wires, the ring of doubles, a bull. Radius 54. */
export function SmallBoard({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="54" fill={SLATE} stroke={WIRE} />
      <circle r="42" fill={GROUND} stroke={GROUND} />
      <g fill="none" stroke={WIRE} strokeWidth="1">
        <path d={spokes} />
        <circle r="27" />
        <circle r="24" />
      </g>
      <path d={RED_DOUBLES} fill={RED} />
      <path d={GREEN_DOUBLES} fill={GREEN} />
      <circle r="7" fill={GREEN} />
      <circle r="3" fill={RED} />
    </g>
  );
}
