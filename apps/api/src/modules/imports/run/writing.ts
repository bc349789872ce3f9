import { hrefOf } from '@oche/validators/text-address';
import type { Writing } from '../bbcode/write.ts';
import type { Run } from './run.ts';

/** How the texts of a board are written here: parts of its addresses become whole ones, attachments leave their names. */
export const writingOf = ({ address }: Pick<Run, 'address'>): Writing => ({
  resolve: (written) => {
    const bare = written.trim();
    if (/\s/.test(bare) || bare === '') return null;
    const base = address ? `${address}/` : undefined;
    const isPart = /^\.{0,2}\/|^[a-z]+(?:\/[a-z]+)?\.php(?:\?|$)/i.test(bare);
    if (isPart) return base ? encoded(URL.parse(bare, base)?.href ?? null) : null;
    const whole = /^www\./i.test(bare) ? `http://${bare}` : bare;
    return /^https?:\/\//i.test(whole) && hrefOf(whole) ? encoded(whole) : null;
  },
  attachment: (id, name) => `[${name || id || 'Anhang'}]`,
});

/** Brackets would end the address. */
const encoded = (address: string | null): string | null =>
  address?.replace(
    /[()<>[\]\\`*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  ) ?? null;
