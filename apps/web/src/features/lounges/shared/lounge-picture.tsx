import { chakra } from '@chakra-ui/react';
import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import { Board, type Highlight } from '../../../components/board/board.tsx';
import { BOARD_ORDER } from '../../../components/board/board-geometry.ts';
import { Picture } from '../../../components/picture.tsx';

interface LoungePictureProps {
  lounge: { id: number };
  photo: StoredPicture | null;
  /** what the photo shows; empty if the name is beside it */
  alt?: string;
  /** how wide it is shown, as in the attribute `sizes` of an image */
  sizes: string;
  /** false for pictures that are visible when the page opens */
  isLazy?: boolean;
}

/**
 * A lounge's photo, or else a drawn board, which is always the same for a lounge. Fills its frame.
 */
export function LoungePicture({
  lounge,
  photo,
  alt = '',
  sizes,
  isLazy = true,
}: LoungePictureProps) {
  if (!photo) return <DrawnBoard seed={lounge.id} />;
  return <Picture picture={photo} alt={alt} sizes={sizes} isLazy={isLazy} />;
}

/** A board that is cut off by its frame; the seed decides on its rotation, and where it was hit. */
function DrawnBoard({ seed }: { seed: number }) {
  const { turn, x, y, highlights } = throwOf(seed);
  return (
    <Wall aria-hidden="true">
      <Board
        highlights={highlights}
        style={{
          position: 'absolute',
          width: '112%',
          left: `${x}%`,
          top: `${y}%`,
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
      />
    </Wall>
  );
}

/** Three darts of a visit and the board's position. Even consecutive seeds look quite different. */
export function throwOf(seed: number) {
  const random = mulberry32(seed);
  const among = (count: number) => Math.floor(random() * count);
  const number = () => BOARD_ORDER[among(BOARD_ORDER.length)] ?? 20;
  const highlights: Highlight[] = [
    { number: number(), ring: 'treble' },
    { number: number(), ring: 'double' },
    { number: number(), ring: 'outerSingle' },
  ];
  return { turn: (among(5) - 2) * 18, x: 20 + among(61), y: 25 + among(51), highlights };
}

/**
 * Tommy Ettinger's mulberry32: only a few lines, and evenly distributed even for consecutive seeds.
 */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const Wall = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    height: 'full',
    overflow: 'hidden',
    bg: 'board.black',
  },
});
