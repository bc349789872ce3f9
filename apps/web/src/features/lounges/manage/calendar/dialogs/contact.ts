/**
 * The link for a guest's contact as noted by the team; null if it is neither address nor number.
 */
export function contactHref(contact: string): string | null {
  const text = contact.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  const digits = text.replace(/^(\+\d+)\s*\(0\)/, '$1').replace(/[\s()/.-]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}
