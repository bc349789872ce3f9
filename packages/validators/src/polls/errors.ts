import type { ErrorEntries } from '../errors/entry.ts';

export const pollsErrors = {
  POLL_NOT_FOUND: {
    status: 404,
    de: 'Diese Abstimmung gibt es nicht mehr.',
    en: 'This poll is gone.',
  },
  POLL_NOT_OPEN: {
    status: 409,
    de: 'Diese Abstimmung hat noch nicht begonnen.',
    en: 'This poll has not opened yet.',
  },
  POLL_CLOSED: {
    status: 409,
    de: 'Diese Abstimmung ist beendet.',
    en: 'This poll is closed.',
  },
  ALREADY_VOTED: {
    status: 409,
    de: 'Du hast schon abgestimmt, und hier bleibt es bei der ersten Wahl.',
    en: 'You have voted already, and here the first choice stands.',
  },
  ONE_CHOICE_ONLY: {
    status: 400,
    de: 'Hier zählt nur eine Antwort.',
    en: 'Only one choice counts here.',
  },
  POLL_OPTION_NOT_FOUND: {
    status: 409,
    de: 'Diese Antwort steht nicht mehr zur Wahl.',
    en: 'This choice is no longer there.',
  },
  POLL_HAS_VOTES: {
    status: 409,
    de: 'Es wurde schon abgestimmt: Die Antworten bleiben, wie sie sind.',
    en: 'Votes are in already: the choices stay as they are.',
  },
  POLL_CHOICE_UNKNOWN: {
    status: 400,
    de: 'Eine der Lounges oder Anzeigen gibt es nicht mehr.',
    en: 'One of the lounges or ads is gone.',
  },
  THREAD_HAS_POLL: {
    status: 409,
    de: 'In diesem Thread gibt es schon eine Umfrage.',
    en: 'This thread has a poll already.',
  },
  POLL_WAITS: {
    status: 409,
    de: 'So müsste die Abstimmung erst freigegeben werden. Formulier sie anders.',
    en: 'Like this the poll would have to be approved first. Put it another way.',
  },
} satisfies ErrorEntries;
