import { useEffect, useState } from 'react';
import type { Course } from '../course.ts';
import { type Move, movesBetween } from '../course-path.ts';

/** How long a move can be seen: the wire is drawn, then the name comes in. */
const SHOWN_MS = 1200;

/** Those whom the last change of the course moved on, for the time in which that is shown. */
export function useFresh(course: Course): readonly Move[] {
  const [known, setKnown] = useState(course);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  if (known !== course) {
    setKnown(course);
    const next = movesBetween(known, course);
    if (next.length > 0) setMoves(next);
  }
  useEffect(() => {
    if (moves.length === 0) return undefined;
    const timer = setTimeout(() => setMoves([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [moves]);
  return moves;
}
