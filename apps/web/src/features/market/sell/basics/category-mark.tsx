import type { ItemCategory } from '@oche/validators/market/limits';
import { Dart } from '../../../../components/board/dart.tsx';
import { SmallBoard } from '../../../../components/illustrations/small-board.tsx';
import { colorVar } from '../../../../theme/svg.ts';

const INK = colorVar('fg');
const RED = colorVar('board.red');
const GREEN = colorVar('board.green');
const METAL = colorVar('board.wire');
const BLACK = colorVar('board.black');
const SISAL = colorVar('board.sisal');

const MARKS: Readonly<Record<ItemCategory, () => React.ReactNode>> = {
  darts: () => (
    <>
      <Dart x={6} y={14} angle={4} scale={0.62} />
      <Dart x={6} y={28} angle={0} scale={0.62} flight="positive.solid" />
      <Dart x={6} y={42} angle={-4} scale={0.62} />
    </>
  ),
  boards: () => (
    <g transform="translate(36 28) scale(0.42)">
      <SmallBoard x={0} y={0} />
    </g>
  ),
  accessories: () => (
    <>
      <path d="M12 46L40 18l6 6-28 28Z" fill={METAL} />
      <path d="M40 18l4-10 6-2-2 8 8-2-2 6-8 6Z" fill={RED} />
      <path d="M52 34h10v14H52Z" fill={GREEN} />
      <path d="M52 38h10M57 34v14" stroke={SISAL} />
    </>
  ),
  case: () => (
    <>
      <path d="M10 16h52v32H10Z" fill={BLACK} />
      <path d="M28 16v-6h16v6M10 30h52" fill="none" />
      <path d="M32 26h8v8h-8Z" fill={METAL} />
    </>
  ),
  flights: () => (
    <>
      <path d="M36 52V6C52 10 58 20 58 30Z" fill={RED} />
      <path d="M36 52V6C20 10 14 20 14 30Z" fill={GREEN} />
      <path d="M36 6V52" />
    </>
  ),
  shafts: () => (
    <>
      <path d="M8 14h34l4-3h8l10 3v4l-10 3h-8l-4-3H8Z" fill={RED} />
      <path d="M8 36h34l4-3h8l10 3v4l-10 3h-8l-4-3H8Z" fill={METAL} />
      <path d="M14 12v8M20 12v8M14 34v8M20 34v8" />
    </>
  ),
  furniture: () => (
    <>
      <path d="M14 6h44v22H14Z" fill={SISAL} />
      <path d="M22 28L14 52M50 28l8 24M18 42h36" fill="none" />
      <circle cx="36" cy="17" r="8" fill={BLACK} />
      <circle cx="36" cy="17" r="3" fill={RED} />
    </>
  ),
  other: () => (
    <>
      <path d="M10 20l26-10 26 10v24L36 54 10 44Z" fill={SISAL} />
      <path d="M10 20l26 10 26-10M36 30v24" fill="none" />
      <path d="M22 15l26 10" stroke={RED} strokeWidth="3" />
    </>
  ),
};

/** What kind of thing it is, as a small drawing; its word stands beside it. */
export function CategoryMark({ category }: { category: ItemCategory }) {
  return (
    <svg
      viewBox="0 0 72 56"
      aria-hidden="true"
      stroke={INK}
      strokeWidth="1.4"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {MARKS[category]()}
    </svg>
  );
}
