import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A message that somebody is told of. */
export interface ToldMessage {
  conversationId: number;
  /** first and last name; null for the house */
  sender: string | null;
  /** what the conversation is about */
  title: string | null;
  /** its beginning, on one line; empty for pictures alone */
  snippet: string;
  /** the whole text */
  text: string;
}

interface Words {
  label: string;
  house: string;
  photo: string;
  one(name: string): string;
  many(name: string, count: number): string;
  about(title: string): string;
  button: string;
  footer: string;
}

const textsOf = (words: Words): NotificationTexts<ToldMessage> => {
  const nameOf = ({ sender }: ToldMessage) => sender ?? words.house;
  const said = ({ snippet }: ToldMessage) => snippet || words.photo;
  return {
    label: words.label,
    page: (told, count) => ({
      title: count === 1 ? words.one(nameOf(told)) : words.many(nameOf(told), count),
      excerpt: said(told),
    }),
    push: (told) => ({ title: nameOf(told), body: said(told) }),
    mail: (told) => ({
      subject: words.one(nameOf(told)),
      paragraphs: [
        ...(told.title === null ? [] : [words.about(told.title)]),
        told.text || words.photo,
      ],
      button: words.button,
      footer: words.footer,
    }),
  };
};

export const toldTexts: Record<Locale, NotificationTexts<ToldMessage>> = {
  de: textsOf({
    label: 'Neue Nachrichten',
    house: 'Oche',
    photo: 'Ein Foto',
    one: (name) => `${name} hat dir geschrieben`,
    many: (name, count) => `${count} neue Nachrichten von ${name}`,
    about: (title) => `Es geht um „${title}“:`,
    button: 'Antworten',
    footer: 'Du bekommst diese Mail, weil dir jemand auf der Oche geschrieben hat.',
  }),
  en: textsOf({
    label: 'New messages',
    house: 'Oche',
    photo: 'A photo',
    one: (name) => `${name} wrote to you`,
    many: (name, count) => `${count} new messages from ${name}`,
    about: (title) => `It is about “${title}”:`,
    button: 'Answer',
    footer: 'You get this mail because somebody wrote to you on Oche.',
  }),
};
