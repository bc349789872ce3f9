export default {
  onThisPage: 'Auf dieser Seite',
  updated: 'Stand:',
} as const;
