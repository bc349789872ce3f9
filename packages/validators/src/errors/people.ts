import type { ErrorEntries } from './entry.ts';

export const peopleErrors = {
  MEMBER_NOT_FOUND: {
    status: 404,
    de: 'Mitglied nicht gefunden',
    en: 'Member not found',
  },
  PROFILE_PRIVATE: {
    status: 403,
    de: 'Dieses Profil ist nicht öffentlich.',
    en: 'This profile is not public.',
  },
  USERNAME_TAKEN: {
    status: 409,
    de: 'Diesen Benutzernamen gibt es schon.',
    en: 'This username is taken.',
  },
  USERNAME_CHANGED_LATELY: {
    status: 409,
    de: 'Deinen Benutzernamen kannst du nur alle 30 Tage ändern.',
    en: 'You can change your username only once in 30 days.',
  },
  THAT_IS_YOU: {
    status: 409,
    de: 'Das bist du selbst.',
    en: 'That is you.',
  },
} satisfies ErrorEntries;
