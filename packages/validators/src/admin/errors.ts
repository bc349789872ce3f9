import type { ErrorEntries } from '../errors/entry.ts';

export const adminErrors = {
  EMAIL_TAKEN: {
    status: 409,
    de: 'Diese Adresse gehört schon zu einem anderen Konto.',
    en: 'This address belongs to another account already.',
  },
  OWN_ROLE: {
    status: 409,
    de: 'Die eigene Rolle nimmt dir ein anderer Admin.',
    en: 'Another admin has to take your role.',
  },
  OWN_ADDRESS: {
    status: 409,
    de: 'Deine eigene Adresse änderst du in den Kontoeinstellungen.',
    en: 'You change your own address in your account settings.',
  },
  ADMIN_STAYS: {
    status: 409,
    de: 'Dann gäbe es keinen Admin mehr. Ernenne erst noch jemanden.',
    en: 'There would be no admin then. Name somebody else first.',
  },
  ADMIN_STANDS: {
    status: 409,
    de: 'Admins werden nicht gesperrt. Nimm zuerst die Rolle.',
    en: 'Admins are not suspended. Take their role first.',
  },
  NOTE_NOT_FOUND: {
    status: 404,
    de: 'Diese Notiz gibt es nicht.',
    en: 'There is no such note.',
  },
  JOB_NOT_FOUND: {
    status: 404,
    de: 'Dieser Auftrag ist erledigt, weg oder gerade in Arbeit.',
    en: 'This job is done, gone, or being worked on right now.',
  },
} satisfies ErrorEntries;
