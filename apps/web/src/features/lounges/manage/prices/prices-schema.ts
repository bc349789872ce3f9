import type { Locale } from '@oche/validators/common';
import { checkedRules, type LoungeRules, loungeRules } from '@oche/validators/lounges';
import * as z from 'zod/mini';
import { numberOf, typedText } from '../../../../components/form/number-text.ts';
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
  pricePerHour: typedText(rules.pricePerHour, locale),
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
    price: typedText(pricePerHour, locale),
  }));

/** The price rules in the API's form, but unchecked: `checkRules` finds what is missing. */
export const priceRulesOf = (rules: readonly PriceRuleFields[]) =>
  rules.map(({ weekdays, from, to, price }) => ({
    weekdays,
    period: { from, to },
    pricePerHour: numberOf(price) ?? Number.NaN,
  }));

/** Checks all rules together, like the server does. */
export const checkRules = (data: unknown) => checkedRules.safeParse(data);
