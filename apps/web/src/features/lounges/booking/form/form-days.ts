import { addDays } from '../../../../lib/time/place-time.ts';

/**
 * The days that a form loads for a chosen day: the evening before, which continues past midnight,
 * and the two days after, which may offer other free times.
 */
export const formDays = (date: string) => ({ from: addDays(date, -1), days: 4 });
