import type { ErrorEntries } from '../errors/entry.ts';

export const clubsErrors = {
  CLUB_NOT_FOUND: {
    status: 404,
    de: 'Diesen Verein gibt es nicht.',
    en: 'There is no such club.',
  },
  CLUB_EXISTS: {
    status: 409,
    de: 'In dieser Stadt gibt es schon einen Verein mit diesem Namen.',
    en: 'There is a club of this name in this city already.',
  },
  CLUB_FULL: {
    status: 409,
    de: 'Der Verein ist voll: 500 Mitglieder sind das Höchste.',
    en: 'The club is full: 500 members are the limit.',
  },
  TOO_MANY_CLUBS: {
    status: 409,
    de: 'Zehn Vereine sind genug. Tritt erst aus einem aus.',
    en: 'Ten clubs are enough. Leave one of them first.',
  },
  CLUB_MEMBER_ALREADY: {
    status: 409,
    de: 'Wer schon im Verein ist, muss nicht noch einmal rein.',
    en: 'Who is in the club already needn’t join again.',
  },
  NOT_IN_CLUB: {
    status: 409,
    de: 'Das Mitglied ist nicht in diesem Verein.',
    en: 'They are not in this club.',
  },
  CLUB_INVITED_ONLY: {
    status: 403,
    de: 'In diesen Verein kommt man nur mit einer Einladung.',
    en: 'This club takes new members by invitation only.',
  },
  CLUB_ADMISSION_GONE: {
    status: 409,
    de: 'Das hat sich erledigt: Die Anfrage oder Einladung gibt es nicht mehr.',
    en: 'That is settled: the request or invitation is gone.',
  },
  TOO_MANY_CLUB_INVITATIONS: {
    status: 409,
    de: 'Hundert Einladungen sind noch offen. Warte auf Antworten oder nimm welche zurück.',
    en: 'A hundred invitations are still open. Wait for answers, or take some back.',
  },
  CLUB_OWNER_STAYS: {
    status: 409,
    de: 'Übergib den Verein erst an jemand anderen, dann kannst du austreten.',
    en: 'Hand the club over to somebody else first, then you can leave.',
  },
  CLUB_OFFICERS_ONLY: {
    status: 403,
    de: 'In den Neuigkeiten eines Vereins beginnt der Vorstand die Threads. Antworten kann jeder.',
    en: 'In the news of a club its officers begin the threads. Everybody can reply.',
  },
  CLUB_NEWS_PUBLIC: {
    status: 409,
    de: 'Neuigkeiten liest jeder mit. Ein Verein, den nur Mitglieder sehen, hat deshalb keine.',
    en: 'Everybody can read the news. So a club that only its members see has none.',
  },
} satisfies ErrorEntries;
