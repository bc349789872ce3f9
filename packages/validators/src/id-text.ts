/**
 * An id as addresses write it: a whole number from 1 on, with nothing around it. `007`, `1e3`, `1.0`
 * and `1 ` are none, so that nothing has two addresses.
 *
 * @returns nothing for anything else
 */
export function idOfText(text: unknown): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(String(text)) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}
