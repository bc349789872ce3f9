import { numberOf } from '../../../../components/form/number-text.ts';

interface Range {
  min: number;
  max: number;
  /** what a first press on either button means */
  start: number;
}

/**
 * One step up or down from what is typed, to whole steps: 23.4 g and one up is 24 g.
 * @param typed a text; what is no number counts as empty
 * @returns the number as it is typed, within the range
 */
export function stepped(typed: string, direction: 1 | -1, { min, max, start }: Range): string {
  const number = numberOf(typed);
  if (number === undefined || Number.isNaN(number)) return String(start);
  const next = direction > 0 ? Math.floor(number) + 1 : Math.ceil(number) - 1;
  return String(Math.min(max, Math.max(min, next)));
}
