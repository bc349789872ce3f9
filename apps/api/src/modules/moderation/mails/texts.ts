import type { Locale } from '@oche/validators/common';
import type { CaseAction } from '@oche/validators/moderation';

interface MailTexts {
  greeting: string;
  decided: { subject: string; text(title: string): string; did: Record<CaseAction, string> };
  reason: string;
  reported: { subject: string; upheld(title: string): string; rejected(title: string): string };
  footer: string;
}

export const texts: Record<Locale, MailTexts> = {
  de: {
    greeting: 'Hallo,',
    decided: {
      subject: 'Die Moderation hat entschieden',
      text: (title) => `es geht um etwas von dir: „${title}“.`,
      did: {
        none: 'Es bleibt, wie es ist.',
        hide: 'Es ist ausgeblendet: Andere sehen es nicht mehr.',
        delete: 'Es ist gelöscht.',
        lock: 'Es ist gesperrt: Niemand kann mehr darauf antworten.',
      },
    },
    reason: 'Die Begründung:',
    reported: {
      subject: 'Was aus deiner Meldung wurde',
      upheld: (title) => `danke für deine Meldung zu „${title}“. Die Moderation hat eingegriffen.`,
      rejected: (title) =>
        `danke für deine Meldung zu „${title}“. Die Moderation hat nichts zu beanstanden gefunden.`,
    },
    footer: 'Diese Mail gehört zu einer Entscheidung der Moderation.',
  },
  en: {
    greeting: 'Hello,',
    decided: {
      subject: 'The moderators have decided',
      text: (title) => `this is about something of yours: “${title}”.`,
      did: {
        none: 'It stays as it is.',
        hide: 'It is hidden: others do not see it any more.',
        delete: 'It is deleted.',
        lock: 'It is locked: nobody can answer it any more.',
      },
    },
    reason: 'The reasons:',
    reported: {
      subject: 'What became of your report',
      upheld: (title) => `thanks for reporting “${title}”. The moderators have taken action.`,
      rejected: (title) =>
        `thanks for reporting “${title}”. The moderators found nothing wrong with it.`,
    },
    footer: 'This mail belongs to a decision of the moderators.',
  },
};
