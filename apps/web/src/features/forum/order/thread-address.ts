import { idOfText } from '@oche/validators/id-text';

/** @returns the id of the thread that a pasted address names, on whichever host; undefined for other texts */
export function threadOfAddress(text: string): number | undefined {
  const [, digits] = /\/forum\/thread\/(\d{1,15})(?:[/?#]|$)/.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : idOfText(digits);
}
