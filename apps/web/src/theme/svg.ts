/** `colorVar('board.red')` → `var(--o-colors-board-red)`, for SVG, which knows no token names. */
export const colorVar = (token: string) => `var(--o-colors-${token.replaceAll('.', '-')})`;

/**
 * Display type inside an SVG. It is a style, because the reset outranks presentation attributes.
 */
export const displayType = (fontSize: number, fontWeight: 600 | 800 = 600) =>
  ({ fontFamily: 'var(--o-fonts-display)', fontWeight, fontSize, textAnchor: 'middle' }) as const;
