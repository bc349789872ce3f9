import type { Locale } from '@oche/validators/common';
import { type PriceRule, priceRules } from '@oche/validators/lounges/opening-hours';
import { checkedRules, type LoungeRules, loungeRules } from '@oche/validators/lounges/schemas';
import * as z from 'zod/mini';
import { numberOf, typedPrice, typedText } from '../../../../components/form/number-text.ts';
import { typedNumber } from '../../../../components/form/typed-number.ts';

const chosen = z.coerce.number<string>();

/** The rules in a form, in which all numbers are texts. */
export const pricesSchema = z.object({
  pricePerHour: typedNumber(loungeRules.shape.pricePerHour),
  priceUnit: loungeRules.shape.priceUnit,
  autoConfirm: z.boolean(),
  slotMinutes: z.pipe(chosen, loungeRules.shape.slotMinutes),
  minMinutes: chosen,
  maxMinutes: chosen,
  bufferMinutes: chosen,
  horizonDays: chosen,
  leadMinutes: chosen,
  cancelMinutes: chosen,
  maxUpcoming: typedNumber(loungeRules.shape.maxUpcoming),
});
export type PriceFields = z.input<typeof pricesSchema>;

export const fieldsOf = (rules: LoungeRules, locale: Locale): PriceFields => ({
  pricePerHour: typedPrice(rules.pricePerHour, locale),
  priceUnit: rules.priceUnit,
  autoConfirm: rules.autoConfirm,
  slotMinutes: String(rules.slotMinutes),
  minMinutes: String(rules.minMinutes),
  maxMinutes: String(rules.maxMinutes),
  bufferMinutes: String(rules.bufferMinutes),
  horizonDays: String(rules.horizonDays),
  leadMinutes: String(rules.leadMinutes),
  cancelMinutes: String(rules.cancelMinutes),
  maxUpcoming: typedText(rules.maxUpcoming, locale),
});

/** A price for certain times, as it is in the form. */
export interface PriceRuleFields {
  weekdays: LoungeRules['priceRules'][number]['weekdays'];
  from: string;
  to: string;
  price: string;
}

export const ruleFieldsOf = ({ priceRules }: LoungeRules, locale: Locale): PriceRuleFields[] =>
  priceRules.map(({ weekdays, period, pricePerHour }) => ({
    weekdays,
    ...period,
    price: typedPrice(pricePerHour, locale),
  }));

/** What is wrong with a rule: keys of messages. */
export type RuleErrors = Partial<Record<keyof PriceRuleFields, string>>;

type CheckedRule = { rule: PriceRule; errors: null } | { rule: null; errors: RuleErrors };

const FIELD_OF: Record<string, keyof PriceRuleFields> = {
  weekdays: 'weekdays',
  from: 'from',
  to: 'to',
  pricePerHour: 'price',
};

/** Checks a rule on its own, so that each error is shown at its field. */
export function checkRule({ weekdays, from, to, price }: PriceRuleFields): CheckedRule {
  const result = priceRules.safeParse([
    { weekdays, period: { from, to }, pricePerHour: numberOf(price) ?? Number.NaN },
  ]);
  const [rule] = result.data ?? [];
  if (rule) return { rule, errors: null };
  const errors: RuleErrors = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = path.map((part) => FIELD_OF[String(part)]).find((name) => name !== undefined);
    if (field) errors[field] ??= message;
  }
  return { rule: null, errors };
}

/** Checks all rules together, like the server does. */
export const checkRules = (data: unknown) => checkedRules.safeParse(data);

/**
 * The rules as far as they are filled in, for the sentences about them: a rule that isn't right yet is taken as it was
 * saved.
 */
export function draftOf(fields: PriceFields, saved: LoungeRules): LoungeRules {
  const entries = Object.entries(pricesSchema.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(fields[name as keyof PriceFields]);
    return success ? [[name, data]] : [];
  });
  return { ...saved, ...Object.fromEntries(entries) };
}
