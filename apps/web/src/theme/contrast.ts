/** Converts one sRGB channel of `#rrggbb` to a linear value. */
function linear(hex: string, start: number): number {
  const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as in WCAG 2.2, 0 (black) to 1 (white). */
const luminance = (hex: string) =>
  0.2126 * linear(hex, 1) + 0.7152 * linear(hex, 3) + 0.0722 * linear(hex, 5);

/** Contrast ratio of two `#rrggbb` colours as in WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}
