import type { Domain } from '../domain.ts';

export const mediaDomain = {
  areas: { media: ['/media-channels'] },
  search: { channels: 'channel' },
  notifications: ['media'],
  reportable: ['channel'],
  leaving: ['channel'],
} as const satisfies Domain;
