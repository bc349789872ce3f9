/** `colorVar('board.red')` → `var(--o-colors-board-red)`, for SVG, which takes no token names. */
export const colorVar = (token: string) => `var(--o-colors-${token.replaceAll('.', '-')})`;
