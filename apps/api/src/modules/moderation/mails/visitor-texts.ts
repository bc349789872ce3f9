import type { Locale } from '@oche/validators/common';

interface VisitorTexts {
  greeting: string;
  confirm: { subject: string; text(title: string): string; limit: string; button: string };
  decided: { subject: string };
  footer: string;
}

/** For those who have no account. */
export const visitorTexts: Record<Locale, VisitorTexts> = {
  de: {
    greeting: 'Hallo!',
    confirm: {
      subject: 'Bestätige deine Meldung',
      text: (title) =>
        `Mit dieser Adresse hat jemand „${title}“ gemeldet. Warst du das, dann bestätige es; vorher liest es niemand.`,
      limit: 'Der Link gilt 24 Stunden. Warst du es nicht, tu nichts: Dann löschen wir alles.',
      button: 'Meldung bestätigen',
    },
    decided: { subject: 'Was aus deiner Meldung wurde' },
    footer:
      'Du bekommst diese Mail, weil du in der Oche etwas gemeldet hast. 30 Tage nach der Entscheidung löschen wir Namen und Adresse.',
  },
  en: {
    greeting: 'Hello,',
    confirm: {
      subject: 'Confirm your report',
      text: (title) =>
        `Somebody has reported “${title}” with this address. If it was you, confirm it; nobody reads it before.`,
      limit:
        'The link is valid for 24 hours. If it was not you, do nothing: we then delete it all.',
      button: 'Confirm the report',
    },
    decided: { subject: 'What became of your report' },
    footer:
      'You get this mail because you have reported something on Oche. 30 days after the decision we delete name and address.',
  },
};
