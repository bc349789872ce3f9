import type { ErrorEntries } from '../errors/entry.ts';

export const challengesErrors = {
  CHALLENGE_NOT_FOUND: {
    status: 404,
    de: 'Diese Herausforderung gibt es nicht.',
    en: 'There is no such challenge.',
  },
  CHALLENGE_OVER: {
    status: 409,
    de: 'Diese Herausforderung ist nicht mehr offen.',
    en: 'This challenge is no longer open.',
  },
  CHALLENGE_IN_PAST: {
    status: 400,
    de: 'Diese Zeit ist schon vorbei.',
    en: 'The time of this challenge has already passed.',
  },
  CHALLENGE_TOO_LONG: {
    status: 400,
    de: 'So lang ist kein Abend: höchstens 18 Stunden am Stück.',
    en: 'No evening is that long: 18 hours at most.',
  },
  CHALLENGE_TOO_FAR_AHEAD: {
    status: 400,
    de: 'So weit im Voraus geht es noch nicht.',
    en: 'That is too far ahead.',
  },
  CHALLENGE_NEEDS_PLACE: {
    status: 400,
    de: 'Sag uns eine Postleitzahl oder eine Lounge, damit die Richtigen es sehen.',
    en: 'Give us a postal code or a lounge, so that the right people see it.',
  },
  CHALLENGE_NEEDS_NAME: {
    status: 409,
    de: 'Dein Profil ist privat: Niemand würde sehen, wer da spielen will. Unter „Profil“ kannst du das ändern.',
    en: 'Your profile is private: nobody would see who wants to play. Under “Profile” you can change that.',
  },
  TOO_MANY_CHALLENGES: {
    status: 409,
    de: 'Du hast schon fünf offene Herausforderungen. Zieh erst eine davon zurück.',
    en: 'You have five open challenges already. Take one of them back first.',
  },
  ANSWER_OUTSIDE_TIME: {
    status: 400,
    de: 'Zu dieser Zeit geht es nicht. Schlag eine innerhalb der genannten vor.',
    en: 'That is not when they have time. Suggest a moment within it.',
  },
  ANSWER_NOT_FOUND: {
    status: 409,
    de: 'Diese Antwort wurde zurückgezogen.',
    en: 'This answer has been withdrawn.',
  },
  MEETING_BOOKING_UNFIT: {
    status: 409,
    de: 'Diese Buchung gehört nicht zu eurer Verabredung.',
    en: 'This booking does not belong to your meeting.',
  },
} satisfies ErrorEntries;
