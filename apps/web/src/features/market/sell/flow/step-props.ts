import type { SellValues } from '../sell-values.ts';

/** What every step gets. */
export interface StepProps {
  values: SellValues;
  change: (some: Partial<SellValues>) => void;
  /** the same for what nobody has typed: alone it doesn't make a draft */
  propose: (some: Partial<SellValues>) => void;
  /** key of the message at a field, once it is to be shown */
  errorOf: (field: string) => string | undefined;
}
