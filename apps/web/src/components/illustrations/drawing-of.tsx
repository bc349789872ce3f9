import { BounceOut, Chalkboard, EmptyBoard, MissedDart, Rest404 } from './drawings.tsx';

const DRAWINGS = {
  /** there is nothing yet */
  board: EmptyBoard,
  /** nothing was found */
  missed: MissedDart,
  /** nobody has written yet */
  chalkboard: Chalkboard,
  /** the page was not found */
  lost: Rest404,
  /** there is no connection, or something failed */
  bounced: BounceOut,
};

export type DrawingName = keyof typeof DRAWINGS;

export function DrawingOf({ name }: { name: DrawingName }) {
  const Picture = DRAWINGS[name];
  return <Picture />;
}
