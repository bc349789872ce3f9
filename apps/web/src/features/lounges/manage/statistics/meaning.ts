import type { LoungeStatistics } from '@oche/validators/bookings/schemas';
import { utilisation } from './numbers.ts';

type Hour = LoungeStatistics['hours'][number];

/** Some hours in a row of a weekday's evening, and the share of them that was booked. */
export interface Window {
  weekday: Hour['weekday'];
  from: number;
  to: number;
  share: number;
}

/** How many hours a window has: as long as people play. */
const LENGTH = 3;
/** What counts as full, and as empty. */
const FULL = 0.5;
const EMPTY = 0.25;

type Advice = 'fill' | 'known' | 'keep';

interface Meaning {
  best: Window;
  worst: Window;
  /** `fill`: full here and empty there; `known`: room everywhere; `keep`: well booked everywhere */
  advice: Advice;
}

/** The fullest and the emptiest hours of the week, and what to do about it; null without any. */
export function meaningOf(hours: readonly Hour[]): Meaning | null {
  const windows = windowsOf(hours);
  const best = extreme(windows, (one, other) => one.share > other.share);
  const worst = extreme(windows, (one, other) => one.share < other.share);
  if (!best || !worst || best === worst || best.share === 0) return null;
  const known = best.share < FULL ? 'known' : 'keep';
  const advice = best.share >= FULL && worst.share <= EMPTY ? 'fill' : known;
  return { best, worst, advice };
}

const extreme = (windows: readonly Window[], isMore: (one: Window, other: Window) => boolean) =>
  windows.reduce<Window | null>(
    (most, window) => (most === null || isMore(window, most) ? window : most),
    null,
  );

/** All windows in which the lounge is open throughout. */
function windowsOf(hours: readonly Hour[]): Window[] {
  const open = hours.filter(({ openHours }) => openHours > 0);
  return open.flatMap((first, index) => {
    const window = open.slice(index, index + LENGTH);
    const isRow = window.every(
      ({ weekday, hour }, at) => weekday === first.weekday && hour === first.hour + at,
    );
    if (window.length < LENGTH || !isRow) return [];
    const share = utilisation({
      bookedHours: window.reduce((sum, { bookedHours }) => sum + bookedHours, 0),
      openHours: window.reduce((sum, { openHours }) => sum + openHours, 0),
    });
    return { weekday: first.weekday, from: first.hour, to: first.hour + LENGTH, share };
  });
}
