import type { SellValues } from '../sell-values.ts';
export const withTitle = (_: SellValues, title: string): Partial<SellValues> => ({ title });
