/** occurs in no style, as nobody can enter it */
const END = '\0';

/**
 * A text that is the same for the same styles, in the same order: that is what decides on their rule.
 */
export const styleKey = (name: string, value: unknown): string => name + END + textOf(value) + END;

function textOf(value: unknown): string {
  if (typeof value === 'string') return `"${value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  let text = Array.isArray(value) ? '[' : '{';
  for (const [name, part] of Object.entries(value)) text += styleKey(name, part);
  return text + END;
}
