import { semanticColors } from '../../theme/semantic-tokens.ts';
import { tokens } from '../../theme/tokens.ts';

interface Pair {
  value: { base: string; _dark: string };
}

/** `bg.DEFAULT` is `--bg`, `bg.raised` is `--bg-raised`. */
function colours(of: 'base' | '_dark'): string {
  const rules: string[] = [];
  for (const [group, entry] of Object.entries<Pair | Record<string, Pair>>(semanticColors)) {
    const shades = 'value' in entry ? { DEFAULT: entry as Pair } : (entry as Record<string, Pair>);
    for (const [shade, { value }] of Object.entries(shades)) {
      rules.push(`--${shade === 'DEFAULT' ? group : `${group}-${shade}`}:${value[of]}`);
    }
  }
  return rules.join(';');
}

const board = Object.entries(tokens.colors.board)
  .map(([name, { value }]) => `--board-${name}:${value}`)
  .join(';');

/** Our tokens as custom properties, by day and by night, or as the host of the page wants it. */
export function tokensCss(): string {
  const [day, night] = [colours('base'), colours('_dark')];
  const { display, body } = tokens.fonts;
  return [
    `:root{color-scheme:light;${day};${board};--tape:${tokens.colors.tape.value};`,
    `--display:${display?.value};--body:${body?.value}}`,
    `@media (prefers-color-scheme:dark){:root[data-ground=auto]{color-scheme:dark;${night}}}`,
    // what lies behind a page without a ground is a picture, on which the colours of the night stand out
    `:root[data-ground=dark],:root[data-ground=none]{color-scheme:dark;${night}}`,
  ].join('');
}
