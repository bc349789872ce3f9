export default {
  notifications: { moderation: 'Moderation' },
  kinds: { pattern: 'Wort oder Muster' },
} as const;
