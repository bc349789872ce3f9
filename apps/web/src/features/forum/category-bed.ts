import type { CSSProperties } from 'react';
import { BOARD_ORDER, isBlack } from '../../components/board/board-geometry.ts';

/**
 * The bed of the board that a category has: its number and colours, for the wedges of the theme (`page-head.ts`).
 * It follows from the id, so a category keeps it when the order changes.
 */
export function categoryBed(categoryId: number): CSSProperties {
  const number = BOARD_ORDER[(categoryId - 1) % BOARD_ORDER.length] ?? BOARD_ORDER[0];
  return {
    '--bed-number': `"${number}"`,
    '--bed': `var(--bed-${isBlack(number) ? 'black' : 'sisal'})`,
  } as CSSProperties;
}
