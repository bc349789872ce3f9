import { addDays } from '../../../../lib/time/place-time.ts';

/**
 * Which days a form reads for a chosen one: the evening before belongs to it (past midnight), the
 * two days after are where else something could be free.
 */
export const formDays = (date: string) => ({ from: addDays(date, -1), days: 4 });
