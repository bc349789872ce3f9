import type { RuleErrors, RuleValues } from './rule-values.ts';

export interface RulePartProps {
  values: RuleValues;
  errors: RuleErrors;
  onChange: (changed: Partial<RuleValues>) => void;
}
