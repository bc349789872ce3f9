import { chakra } from '@chakra-ui/react';
import type { LoungeRules } from '@oche/validators/lounges';
import { Card } from '../../../../components/card.tsx';
import { Label } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import {
  checkRules,
  type PriceFields,
  type PriceRuleFields,
  priceRulesOf,
  pricesSchema,
} from './prices-schema.ts';
import { rulesSummary } from './rules-text.ts';

interface RulesSummaryProps {
  fields: PriceFields;
  priceRules: readonly PriceRuleFields[];
  /** the saved rules, for those that have no field here */
  rules: LoungeRules;
}

/** Says in sentences what the rules mean for guests; renders nothing while a field is invalid. */
export function RulesSummary({ fields, priceRules, rules }: RulesSummaryProps) {
  const prices = useTexts('manage/prices');
  const { weekdaysShort } = useTexts('manage');
  const locale = useLocale();
  const typed = pricesSchema.safeParse(fields);
  if (!typed.success) return null;
  const checked = checkRules({ ...rules, ...typed.data, priceRules: priceRulesOf(priceRules) });
  if (!checked.success) return null;
  return (
    <Card as="div" padding="sm">
      <Label>{prices.summaryTitle()}</Label>
      <Words>{rulesSummary(checked.data, { prices, weekdaysShort }, locale).join(' ')}</Words>
    </Card>
  );
}

const Words = chakra('p', { base: { maxWidth: 'measure', paddingTop: '1' } });
