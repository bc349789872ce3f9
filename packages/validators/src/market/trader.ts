import * as z from 'zod/mini';
import { email } from '../auth/schemas.ts';
import { dateTime, line, optionalText, text } from '../common.ts';

const VAT_ID = /^[A-Z]{2}[A-Z0-9]{6,13}$/;

/** What the law wants to know about business sellers (Digital Services Act, article 30). */
export const saveTraderInput = z.object({
  /** of the business, with its legal form */
  name: line({ max: 120 }),
  address: text({ max: 300, required: 'addressRequired' }),
  email,
  phone: z.string('required').check(z.trim(), z.regex(/^\+?[\d ()/.-]{5,40}$/, 'invalidNumber')),
  /** register and number; missing for a business that is in none */
  register: z.nullable(optionalText(120)),
  vatId: z.optional(
    z.nullable(
      z.string().check(
        z.overwrite((value) => value.replace(/[\s.-]/g, '').toUpperCase()),
        z.regex(VAT_ID, 'invalidVatId'),
      ),
    ),
  ),
  /** the terms of withdrawal that buyers get */
  withdrawal: text({ min: 20, max: 5000 }),
  /** a promise to offer only things and services that obey the law of the Union */
  confirmsLaw: z.literal(true, 'acceptTerms'),
});

/** As every buyer may read it. */
export const traderOutput = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  register: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  withdrawal: z.string(),
});
export type Trader = z.infer<typeof traderOutput>;

/** The seller's own data; null until they have given some. */
export const ownTraderOutput = z.nullable(z.extend(traderOutput, { confirmedAt: dateTime }));
