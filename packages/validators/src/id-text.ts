/**
 * Reads an id from an address: a whole number from 1 on, and nothing else. `007`, `1e3`, `1.0` and
 * `1 ` are refused, so that nothing has two addresses.
 *
 * @returns undefined for anything else
 */
export function idOfText(text: unknown): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(String(text)) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}
