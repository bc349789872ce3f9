import { useEffect, useState } from 'react';
import type { Course, CourseMatch } from '../bracket/course.ts';
import { callsBetween } from './calls.ts';

/** Long enough to look up from one's drink and find one's name. */
const SHOWN_MS = 10_000;

/** Who has just been called, for as long as it is shown to the whole room. */
export function useCalls(course: Course): readonly CourseMatch[] {
  const [seen, setSeen] = useState(course);
  const [calls, setCalls] = useState<readonly CourseMatch[]>([]);
  if (seen !== course) {
    setSeen(course);
    const fresh = callsBetween(seen, course);
    if (fresh.length > 0) setCalls(fresh);
  }
  useEffect(() => {
    if (calls.length === 0) return undefined;
    const timer = setTimeout(() => setCalls([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [calls]);
  return calls;
}
