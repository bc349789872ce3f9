import { useEffect, useReducer } from 'react';
import type { Visit } from './leg.ts';

const DART_MS = 800;
/** the score is read before the darts are pulled */
const VISIT_MS = 1700;

/** Which visit is shown, and how many of its darts have been thrown. */
interface Place {
  visit: number;
  thrown: number;
  isPlaying: boolean;
}
type Step = 'dart' | 'visit' | 'toggle' | 'stop';

function move(visits: readonly Visit[]) {
  return (place: Place, step: Step): Place => {
    if (step === 'stop') return { ...place, isPlaying: false };
    if (step === 'toggle') return { ...place, isPlaying: !place.isPlaying };
    const darts = visits[place.visit]?.throws.length ?? 0;
    const isThrown = place.thrown >= darts;
    if (isThrown && place.visit >= visits.length - 1) return { ...place, isPlaying: false };
    const visit = isThrown ? place.visit + 1 : place.visit;
    const thrown =
      step === 'visit' ? (visits[visit]?.throws.length ?? 0) : isThrown ? 1 : place.thrown + 1;
    return { ...place, visit, thrown };
  };
}

/** With reduced motion the reader turns the pages of the leg, a visit at a time. */
const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays a leg dart by dart, until it is stopped, and not while nobody can see it. */
export function usePlay(visits: readonly Visit[]) {
  const [place, step] = useReducer(move(visits), null, () => ({
    visit: 0,
    thrown: 0,
    isPlaying: !wantsStillness(),
  }));
  const visit = visits[place.visit];
  const isThrown = place.thrown >= (visit?.throws.length ?? 0);
  const isOver = isThrown && place.visit === visits.length - 1;

  // each step sets the next one going
  useEffect(() => {
    if (!place.isPlaying || isOver) return;
    const timer = setInterval(
      () => {
        if (!document.hidden) step('dart');
      },
      isThrown ? VISIT_MS : DART_MS,
    );
    return () => clearInterval(timer);
  }, [place, isThrown, isOver]);
  return { ...place, isThrown, isOver, step };
}
