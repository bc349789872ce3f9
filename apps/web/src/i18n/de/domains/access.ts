export default {
  kinds: { app: 'App' },
  tabs: { apps: 'Apps' },
} as const;
