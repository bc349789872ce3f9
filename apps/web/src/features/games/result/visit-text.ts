import { type Bed, bedOf } from '@oche/darts/board';
import type { Entry } from '@oche/darts/game';

const DART = /^([SDT]?)(\d{1,2})$/;

/**
 * Reads what a moderator writes for a visit: points (85), or darts (T20 5 D16). Where the points are
 * those of a finish, the darts that it took stay as they were.
 *
 * @returns null for what is no visit
 */
export function entryOf(text: string, before: Entry | undefined): Entry | null {
  const words = text
    .trim()
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const [only] = words;
  if (only && words.length === 1 && /^\d{1,3}$/.test(only)) {
    const total = Number(only);
    const kept = before && 'total' in before && before.total === total ? before : {};
    return total <= 180 ? { ...kept, total } : null;
  }
  const darts = words.map(dartOf);
  return words.length > 0 && words.length <= 3 && darts.every((dart) => dart !== null)
    ? { darts: darts.map((dart) => dart.dart) }
    : null;
}

/** A single is written without its S. */
function dartOf(word: string): Bed | null {
  const [, ring, number] = DART.exec(word) ?? [];
  if (number === undefined) return null;
  return bedOf(number === '0' ? '0' : `${ring || 'S'}${number}`) ?? null;
}

/** A visit as it is written. */
export function textOf(entry: Entry): string {
  if ('darts' in entry) return entry.darts.map((dart) => dart.replace(/^S/, '')).join(' ');
  if ('total' in entry) return String(entry.total);
  return 'bust' in entry ? '–' : 'Bull';
}
