import type { ErrorEntries } from '../errors/entry.ts';

export const notificationsErrors = {
  UNSUBSCRIBE_LINK_BROKEN: {
    status: 400,
    de: 'Dieser Link ist nicht vollständig. Nimm ihn noch einmal aus der Mail.',
    en: 'This link is not complete. Take it from the mail once more.',
  },
  KIND_NOT_FOUND: {
    status: 404,
    de: 'Diese Benachrichtigung gibt es nicht.',
    en: 'There is no such notification.',
  },
  KIND_TRANSACTIONAL: {
    status: 409,
    de: 'Das musst du wissen, deshalb bekommst du diese Mail immer.',
    en: 'You have to know this, so you always get this mail.',
  },
} satisfies ErrorEntries;
