import type { ErrorEntries } from '../errors/entry.ts';

export const importsErrors = {
  MOVED_IN: {
    status: 409,
    de: 'Du warst schon hier: Melde dich an, dann kannst du dein Konto in den Einstellungen löschen.',
    en: 'You have been here already: sign in, and you can delete your account in the settings.',
  },
} satisfies ErrorEntries;
