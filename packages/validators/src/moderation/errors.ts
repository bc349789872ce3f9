import type { ErrorEntries } from '../errors/entry.ts';

export const moderationErrors = {
  THING_NOT_FOUND: {
    status: 404,
    de: 'Das gibt es nicht mehr.',
    en: 'This is gone.',
  },
  OWN_THING: {
    status: 409,
    de: 'Was von dir selbst ist, kannst du nicht melden.',
    en: 'You cannot report what is your own.',
  },
  ALREADY_REPORTED: {
    status: 409,
    de: 'Das hast du schon gemeldet.',
    en: 'You have reported this already.',
  },
  REPORT_LINK_INVALID: {
    status: 404,
    de: 'Dieser Link gilt nicht mehr. Melde es noch einmal.',
    en: 'This link is no longer valid. Please report it again.',
  },
  PATTERN_KNOWN: {
    status: 409,
    de: 'Das steht schon in der Liste.',
    en: 'This is in the list already.',
  },
  CASE_NOT_FOUND: {
    status: 404,
    de: 'Diesen Fall gibt es nicht.',
    en: 'There is no such case.',
  },
  CASE_CLAIMED: {
    status: 409,
    de: 'Daran arbeitet schon jemand anderes.',
    en: 'Somebody else is working on this.',
  },
  CASE_NOT_CLAIMED: {
    status: 409,
    de: 'Übernimm den Fall, bevor du entscheidest.',
    en: 'Take the case before you decide.',
  },
  CASE_CLOSED: {
    status: 409,
    de: 'Darüber ist schon entschieden.',
    en: 'This has been decided already.',
  },
  ACTION_NOT_POSSIBLE: {
    status: 409,
    de: 'Das geht hier nicht.',
    en: 'This is not possible here.',
  },
  UNDO_OVER: {
    status: 409,
    de: 'Diese Entscheidung lässt sich nicht mehr zurücknehmen.',
    en: 'This decision can no longer be taken back.',
  },
  CASE_IS_OWN: {
    status: 403,
    de: 'Hier geht es um etwas von dir. Darüber entscheidet jemand anderes.',
    en: 'This is about something of yours. Somebody else decides about it.',
  },
  DECISION_NOT_FOUND: {
    status: 404,
    de: 'Diese Entscheidung gibt es nicht oder nicht mehr.',
    en: 'There is no such decision, or not any more.',
  },
  ALREADY_APPEALED: {
    status: 409,
    de: 'Dagegen hast du schon Einspruch eingelegt.',
    en: 'You have appealed against this already.',
  },
  APPEAL_OVER: {
    status: 409,
    de: 'Die Frist für einen Einspruch ist vorbei.',
    en: 'It is too late to appeal.',
  },
  APPEAL_NOT_FOUND: {
    status: 404,
    de: 'Diesen Einspruch gibt es nicht, oder darüber ist schon entschieden.',
    en: 'There is no such appeal, or it has been decided already.',
  },
  APPEAL_NOT_YOURS: {
    status: 403,
    de: 'Über einen Einspruch entscheidet jemand, der mit der Sache noch nichts zu tun hatte.',
    en: 'An appeal is decided by somebody who had nothing to do with the matter before.',
  },
  SANCTION_NOT_FOUND: {
    status: 404,
    de: 'Diese Maßnahme gibt es nicht.',
    en: 'There is no such sanction.',
  },
  SANCTION_OVER: {
    status: 409,
    de: 'Diese Maßnahme ist schon vorbei.',
    en: 'This sanction is over already.',
  },
  REMOVAL_NOT_FOUND: {
    status: 404,
    de: 'Hier gibt es nichts zurückzuholen.',
    en: 'There is nothing to bring back here.',
  },
} as const satisfies ErrorEntries;
