import type { Locale } from '@oche/validators/common';
import type { CaseAction, ReportReason } from '@oche/validators/moderation/schemas';

export interface MailTexts {
  labels: Record<'decided' | 'reported' | 'appealed', string>;
  decided: {
    subject: string;
    text(title: string): string;
    did: Record<CaseAction, string>;
    rules: Record<ReportReason, string>;
    howDecided: string;
    appeal: string;
    button: string;
    /** where there is nothing to appeal */
    see: string;
  };
  reason: string;
  reported: {
    subject: string;
    upheld(title: string): string;
    rejected(title: string): string;
    button: string;
  };
  appealed: {
    subject: string;
    /** @param title of the thing; null for a sanction */
    granted(title: string | null): string;
    rejected(title: string | null): string;
    button: string;
  };
  footer: string;
}

export const texts: Record<Locale, MailTexts> = {
  de: {
    labels: {
      decided: 'Entscheidungen über etwas von mir',
      reported: 'Was aus meinen Meldungen wurde',
      appealed: 'Entscheidungen über meinen Einspruch',
    },
    decided: {
      subject: 'Die Moderation hat entschieden',
      text: (title) => `Es geht um etwas von dir: „${title}“.`,
      did: {
        none: 'Es bleibt, wie es ist.',
        hide: 'Es ist ausgeblendet: Andere sehen es nicht mehr.',
        delete: 'Es ist gelöscht.',
        lock: 'Es ist gesperrt: Niemand kann mehr darauf antworten.',
        publish: 'Jemand hat es sich angesehen, und jetzt ist es veröffentlicht.',
        reject: 'Es wird nicht veröffentlicht.',
        annul: 'Es ist annulliert und zählt nicht mehr.',
        correct: 'Es ist korrigiert.',
        refund: 'Der Handel ist vorbei, und das Geld geht zurück.',
        return: 'Der Handel ist vorbei: Artikel und Geld gehen zurück.',
      },
      rules: {
        fraud: 'Die Regel (Nutzungsbedingungen, Fair Play): kein Betrug.',
        spam: 'Die Regel (Nutzungsbedingungen, Fair Play): keine Werbung und kein Spam.',
        inappropriate:
          'Die Regel (Nutzungsbedingungen, Fair Play): keine Beleidigung, Bedrohung, Hetze oder Diskriminierung.',
        counterfeit:
          'Die Regel (Nutzungsbedingungen, Fair Play): nichts, was Rechte anderer verletzt, also auch keine Fälschungen.',
        other: 'Die Regel steht in der Begründung.',
      },
      howDecided: 'Entschieden hat das ein Mensch, keine Maschine.',
      appeal:
        'Hältst du das für falsch, leg innerhalb von sechs Monaten Einspruch ein. Darüber entscheidet jemand anderes. Daneben stehen dir eine außergerichtliche Streitbeilegungsstelle und die Gerichte offen.',
      button: 'Ansehen oder Einspruch einlegen',
      see: 'Ansehen',
    },
    reason: 'Die Begründung:',
    reported: {
      subject: 'Was aus deiner Meldung wurde',
      upheld: (title) => `Danke für deine Meldung zu „${title}“. Die Moderation hat eingegriffen.`,
      rejected: (title) =>
        `Danke für deine Meldung zu „${title}“. Die Moderation hat nichts zu beanstanden gefunden.`,
      button: 'Meine Meldungen',
    },
    appealed: {
      subject: 'Dein Einspruch ist entschieden',
      granted: (title) =>
        `Dein Einspruch${title === null ? '' : ` zu „${title}“`} hatte Erfolg: Die Entscheidung ist aufgehoben, und es ist wieder wie vorher.`,
      rejected: (title) =>
        `Dein Einspruch${title === null ? '' : ` zu „${title}“`} hatte keinen Erfolg: Es bleibt dabei.`,
      button: 'Ansehen',
    },
    footer: 'Diese Mail gehört zu einer Entscheidung der Moderation.',
  },
  en: {
    labels: {
      decided: 'Decisions about something of mine',
      reported: 'What became of my reports',
      appealed: 'Decisions about my appeal',
    },
    decided: {
      subject: 'The moderators have decided',
      text: (title) => `This is about something of yours: “${title}”.`,
      did: {
        none: 'It stays as it is.',
        hide: 'It is hidden: others do not see it any more.',
        delete: 'It is deleted.',
        lock: 'It is locked: nobody can answer it any more.',
        publish: 'Somebody has had a look, and now it is published.',
        reject: 'It will not be published.',
        annul: 'It is annulled and counts no more.',
        correct: 'It is corrected.',
        refund: 'The deal is over, and the money goes back.',
        return: 'The deal is over: item and money go back.',
      },
      rules: {
        fraud: 'The rule (terms of use, fair play): no fraud.',
        spam: 'The rule (terms of use, fair play): no advertising and no spam.',
        inappropriate:
          'The rule (terms of use, fair play): no insults, threats, hatred or discrimination.',
        counterfeit:
          'The rule (terms of use, fair play): nothing that violates the rights of others, so no counterfeits either.',
        other: 'The reasons name the rule.',
      },
      howDecided: 'A person decided this, not a machine.',
      appeal:
        'If you think this is wrong, appeal within six months. Somebody else will decide on it. Out-of-court dispute settlement and the courts are open to you as well.',
      button: 'Have a look or appeal',
      see: 'Have a look',
    },
    reason: 'The reasons:',
    reported: {
      subject: 'What became of your report',
      upheld: (title) => `Thanks for reporting “${title}”. The moderators have taken action.`,
      rejected: (title) =>
        `Thanks for reporting “${title}”. The moderators found nothing wrong with it.`,
      button: 'My reports',
    },
    appealed: {
      subject: 'Your appeal has been decided',
      granted: (title) =>
        `Your appeal${title === null ? '' : ` about “${title}”`} was successful: the decision is reversed, and it is as it was before.`,
      rejected: (title) =>
        `Your appeal${title === null ? '' : ` about “${title}”`} was not successful: the decision stands.`,
      button: 'Have a look',
    },
    footer: 'This mail belongs to a decision of the moderators.',
  },
};
