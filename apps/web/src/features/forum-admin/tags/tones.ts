import type { TagColour } from '@oche/validators/forum/tags/limits';

/** A tag's colour as badges have it. */
export const tones = {
  sisal: 'neutral',
  red: 'accent',
  green: 'positive',
  gold: 'warning',
} as const satisfies Record<TagColour, string>;
