/** Where people who join live, and where codes don't cost a fortune. */
const COUNTRY_CODES: Record<string, string> = { DE: '49', AT: '43', CH: '41', LI: '423' };
const DIGITS = /^\+(?:49|43|41|423)\d{6,12}$/;

/**
 * Brings a number as people write it into the form of E.164: `0170 / 123 45 67` → `+491701234567`.
 * @param country of the account, for numbers without a country code
 * @returns undefined for what is no number in Germany, Austria, Switzerland or Liechtenstein
 */
export function phoneNumberOf(text: string, country: string): string | undefined {
  const typed = text.replace(/\(0\)/g, '').replace(/[\s()/.-]/g, '');
  const international = typed.startsWith('00') ? `+${typed.slice(2)}` : typed;
  const home = COUNTRY_CODES[country];
  const number =
    home && !international.startsWith('+')
      ? `+${home}${international.replace(/^0/, '')}`
      : international;
  return DIGITS.test(number) ? number : undefined;
}
