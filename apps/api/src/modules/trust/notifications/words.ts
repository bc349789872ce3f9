import type { Locale } from '@oche/validators/locale';
import type { VerificationType } from '@oche/validators/trust/limits';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

export interface ToldVerification {
  kind: VerificationType;
  isVerified: boolean;
  /** of a refusal */
  reason: string | null;
}

interface Words {
  label: string;
  kinds: Record<VerificationType, string>;
  verified(kind: string): string;
  rejected(kind: string): string;
  verifiedText: string;
  rejectedText: string;
  reason: string;
  deleted: string;
  button: string;
  footer: string;
}

const WORDS: Record<Locale, Words> = {
  de: {
    label: 'Entscheidungen über meine Nachweise',
    kinds: {
      email: 'E-Mail',
      phone: 'Handynummer',
      identity: 'Identität',
      address: 'Adresse',
      bank: 'Bankkonto',
      business: 'Gewerbe',
    },
    verified: (kind) => `${kind} bestätigt`,
    rejected: (kind) => `${kind}: Dein Nachweis reicht nicht`,
    verifiedText: 'Das sehen ab jetzt alle auf deiner Verkäuferseite.',
    rejectedText: 'Du kannst einen anderen Nachweis schicken.',
    reason: 'Grund',
    deleted: 'Deine Unterlage haben wir gelöscht.',
    button: 'Zu meinen Nachweisen',
    footer: 'Diese Mail kommt, weil du in der Oche einen Nachweis geschickt hast.',
  },
  en: {
    label: 'Decisions about my verifications',
    kinds: {
      email: 'E-mail',
      phone: 'Mobile number',
      identity: 'Identity',
      address: 'Address',
      bank: 'Bank account',
      business: 'Business',
    },
    verified: (kind) => `${kind} verified`,
    rejected: (kind) => `${kind}: your document is not enough`,
    verifiedText: 'From now on everybody sees that on your seller page.',
    rejectedText: 'You can send another document.',
    reason: 'Reason',
    deleted: 'We have deleted your document.',
    button: 'To my verifications',
    footer: 'You get this mail because you have sent a document to Oche.',
  },
};

function textsIn(locale: Locale): NotificationTexts<ToldVerification> {
  const words = WORDS[locale];
  const title = ({ kind, isVerified }: ToldVerification) =>
    (isVerified ? words.verified : words.rejected)(words.kinds[kind]);
  const text = ({ isVerified, reason }: ToldVerification) =>
    isVerified ? words.verifiedText : (reason ?? words.rejectedText);
  return {
    label: words.label,
    page: (told) => ({ title: title(told), excerpt: text(told) }),
    push: (told) => ({ title: title(told), body: text(told) }),
    mail: (told) => ({
      subject: title(told),
      paragraphs: [told.isVerified ? words.verifiedText : words.rejectedText, words.deleted],
      ...(told.reason !== null && { facts: [[words.reason, told.reason]] }),
      button: words.button,
      footer: words.footer,
    }),
  };
}

export const decidedTexts: Record<Locale, NotificationTexts<ToldVerification>> = {
  de: textsIn('de'),
  en: textsIn('en'),
};
