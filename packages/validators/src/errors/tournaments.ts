import type { ErrorEntries } from './entry.ts';

export const tournamentsErrors = {
  TOURNAMENT_NOT_FOUND: {
    status: 404,
    de: 'Dieses Turnier gibt es nicht.',
    en: 'There is no such tournament.',
  },
  TOURNAMENT_STATUS: {
    status: 409,
    de: 'Das geht bei diesem Turnier nicht mehr oder noch nicht.',
    en: 'This tournament is not at that point.',
  },
  TOURNAMENT_FULL: {
    status: 409,
    de: 'Es sind schon mehr dabei. Nimm erst jemanden aus dem Feld.',
    en: 'More have a seat already. Take somebody out first.',
  },
  TOURNAMENT_RULES_UNFIT: {
    status: 400,
    de: 'Diese Regeln gehören zu einem anderen Spiel.',
    en: 'These rules belong to another game.',
  },
  TOURNAMENT_BOARDS_BOOKED: {
    status: 409,
    de: 'Die Lounge hält für diese Zeit Boards frei. Verlegen kann es nur ihr Team.',
    en: 'The lounge keeps boards for this time. Only its team can move it.',
  },
  REGISTRATION_NOT_OPEN: {
    status: 409,
    de: 'Für dieses Turnier kann sich noch niemand anmelden.',
    en: 'Registration has not opened yet.',
  },
  REGISTRATION_CLOSED: {
    status: 409,
    de: 'Die Anmeldung ist geschlossen.',
    en: 'Registration is closed.',
  },
  ALREADY_REGISTERED: {
    status: 409,
    de: 'Ist schon angemeldet.',
    en: 'Registered already.',
  },
  NOT_REGISTERED: {
    status: 409,
    de: 'Ist nicht angemeldet.',
    en: 'Not registered.',
  },
  TOURNAMENT_FOR_TEAMS: {
    status: 409,
    de: 'Hier spielen Teams. Die Turnierleitung trägt sie ein.',
    en: 'This one is for teams. The organisers enter them.',
  },
  TOURNAMENT_INVITED_ONLY: {
    status: 403,
    de: 'Dieses Turnier ist nur für Eingeladene.',
    en: 'This tournament is by invitation only.',
  },
  TOURNAMENT_RATING_LIMIT: {
    status: 403,
    de: 'Dieses Turnier ist für eine andere Spielstärke.',
    en: 'This tournament is for another level.',
  },
  ENTRY_NOT_FOUND: {
    status: 404,
    de: 'Diese Anmeldung gibt es nicht.',
    en: 'There is no such entry.',
  },
  CHECK_IN_CLOSED: {
    status: 409,
    de: 'Einchecken geht jetzt nicht.',
    en: 'Check-in is not open.',
  },
  TEAM_SIZE_UNFIT: {
    status: 400,
    de: 'So viele spielen hier nicht zusammen.',
    en: 'That is not how many play together here.',
  },
  SEED_TAKEN: {
    status: 409,
    de: 'Auf diesem Setzplatz steht schon jemand.',
    en: 'This seed is taken.',
  },
  TOO_MANY_ORGANISERS: {
    status: 409,
    de: 'Mehr als zwanzig leiten kein Turnier.',
    en: 'Twenty organisers are enough.',
  },
} satisfies ErrorEntries;
