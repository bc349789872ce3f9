import type { ErrorEntries } from '../errors/entry.ts';

export const peopleErrors = {
  MEMBER_NOT_FOUND: {
    status: 404,
    de: 'Mitglied nicht gefunden',
    en: 'Member not found',
  },
  PROFILE_UNDECIDED: {
    status: 404,
    de: 'Dieses Mitglied hat noch nicht entschieden, wer sein Profil sieht.',
    en: 'This member hasn’t decided yet who sees their profile.',
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
  FRIEND_REQUEST_SENT: {
    status: 409,
    de: 'Diesem Mitglied hast du schon eine Freundschaftsanfrage geschickt.',
    en: 'Friend request already sent to this user.',
  },
  ALREADY_FRIENDS: {
    status: 409,
    de: 'Mit diesem Mitglied bist du schon befreundet.',
    en: 'You are already friends with this user.',
  },
  FRIEND_REQUESTS_CLOSED: {
    status: 403,
    de: 'Dieses Mitglied nimmt von dir keine Freundschaftsanfrage an.',
    en: 'This member takes no friend request from you.',
  },
  TOO_MANY_FRIEND_REQUESTS: {
    status: 409,
    de: 'Du wartest schon auf sehr viele Antworten. Zieh erst ein paar Anfragen zurück.',
    en: 'You are waiting for very many answers. Take some of your requests back first.',
  },
  FRIEND_REQUEST_NOT_FOUND: {
    status: 404,
    de: 'Diese Freundschaftsanfrage gibt es nicht mehr.',
    en: 'This friend request is no longer there.',
  },
  THAT_IS_YOU: {
    status: 409,
    de: 'Das bist du selbst.',
    en: 'That is you.',
  },
} satisfies ErrorEntries;
