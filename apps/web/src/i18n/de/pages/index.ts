export default {
  onThisPage: 'Auf dieser Seite',
  updated: 'Stand:',
  developers: {
    label: 'Themen',
    topics: {
      start: 'Loslegen',
      tokens: 'Tokens',
      apps: 'Apps',
      webhooks: 'Webhooks',
      streams: 'Streams',
      widgets: 'Widgets',
      overlays: 'Overlays',
      files: 'Dateien',
      client: 'TypeScript',
      errors: 'Fehler & Grenzen',
      changes: 'Änderungen',
    },
    example: 'Beispiel',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Das ging nicht. Markiere den Text und kopiere ihn von Hand.',
  },
} as const;
