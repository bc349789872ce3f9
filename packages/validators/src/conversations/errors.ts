import type { ErrorEntries } from '../errors/entry.ts';

export const conversationsErrors = {
  CONVERSATION_NOT_FOUND: {
    status: 404,
    de: 'Dieses Gespräch gibt es nicht.',
    en: 'There is no such conversation.',
  },
  CONVERSATION_BLOCKED: {
    status: 409,
    de: 'Ihr könnt euch nicht mehr schreiben.',
    en: 'You can no longer write to each other.',
  },
  CONVERSATION_OVER: {
    status: 409,
    de: 'Hier kann nichts mehr geschrieben werden.',
    en: 'Nothing more can be written here.',
  },
  CONVERSATION_NOT_REPORTED: {
    status: 403,
    de: 'Dieses Gespräch ist nicht gemeldet: Niemand außer den beiden liest es.',
    en: 'This conversation is not reported: nobody but its members reads it.',
  },
  CONVERSATION_UNWANTED: {
    status: 403,
    de: 'Hier kannst du gerade nicht schreiben: Nachrichten sind nur von Freunden gewünscht.',
    en: 'You can’t write here at the moment: only friends’ messages are wanted.',
  },
  MESSAGE_NOT_FOUND: {
    status: 404,
    de: 'Diese Nachricht gibt es nicht.',
    en: 'There is no such message.',
  },
  MESSAGE_FIXED: {
    status: 409,
    de: 'Nachrichten lassen sich nur 15 Minuten lang ändern oder zurücknehmen.',
    en: 'Messages can be changed or taken back for 15 minutes only.',
  },
  GROUP_FULL: {
    status: 409,
    de: 'In eine Gruppe passen höchstens 20 Leute.',
    en: 'A group has room for 20 people at most.',
  },
  GROUP_OWNER_ONLY: {
    status: 403,
    de: 'Das kann nur, wer die Gruppe leitet.',
    en: 'Only who runs the group can do that.',
  },
  GROUP_MEMBER_UNWILLING: {
    status: 403,
    de: 'Nicht alle lassen sich von dir in eine Gruppe holen.',
    en: 'Not everybody can be brought into a group by you.',
  },
  NOT_IN_GROUP: {
    status: 409,
    de: 'Dieses Mitglied ist nicht mehr in der Gruppe.',
    en: 'This member is no longer in the group.',
  },
} satisfies ErrorEntries;
