import { chakra } from '@chakra-ui/react';
import type { LoungeRules } from '@oche/validators/lounges/schemas';
import { Card } from '../../../../components/card.tsx';
import { Label, Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { laterWins } from './later-wins.ts';
import {
  checkRule,
  draftOf,
  type PriceFields,
  type PriceRuleFields,
  pricesSchema,
} from './prices-schema.ts';
import { rulesSummary } from './rules-text.ts';

interface RulesSummaryProps {
  fields: PriceFields;
  priceRules: readonly PriceRuleFields[];
  /** the saved rules, for those that have no field here */
  rules: LoungeRules;
}

/** Says in sentences what the rules mean for guests, even while something is still missing. */
export function RulesSummary({ fields, priceRules, rules }: RulesSummaryProps) {
  const prices = useTexts('manage/prices');
  const { weekdaysShort } = useTexts('manage');
  const locale = useLocale();
  const complete = priceRules.flatMap((each) => checkRule(each).rule ?? []);
  const isPartial = complete.length < priceRules.length || !pricesSchema.safeParse(fields).success;
  const draft = { ...draftOf(fields, rules), priceRules: laterWins(complete) };
  return (
    <Card as="div" padding="sm">
      <Label>{prices.summaryTitle()}</Label>
      <Words>{rulesSummary(draft, { prices, weekdaysShort }, locale).join(' ')}</Words>
      {isPartial ? <Muted paddingTop="1">{prices.summaryPartial()}</Muted> : null}
    </Card>
  );
}

const Words = chakra('p', { base: { maxWidth: 'measure', paddingTop: '1' } });
