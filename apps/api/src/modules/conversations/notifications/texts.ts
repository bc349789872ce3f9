import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A message that somebody is told of. */
export interface ToldMessage {
  conversationId: number;
  /** first and last name; null for the house */
  sender: string | null;
  /** what the conversation is about */
  title: string | null;
  /** whether several hear it; the title is its name */
  isGroup: boolean;
  /** the reader has come into the group by it, and nothing was said */
  isInvitation: boolean;
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
  inGroup(name: string, group: string): string;
  manyInGroup(group: string, count: number): string;
  invited(name: string, group: string): string;
  newGroup: string;
  about(title: string): string;
  button: string;
  footer: string;
}

const textsOf = (words: Words): NotificationTexts<ToldMessage> => {
  const nameOf = ({ sender }: ToldMessage) => sender ?? words.house;
  const said = ({ snippet, isInvitation }: ToldMessage) =>
    snippet || (isInvitation ? words.newGroup : words.photo);
  const head = (told: ToldMessage) => {
    const name = nameOf(told);
    if (!told.isGroup || told.title === null) return words.one(name);
    return told.isInvitation ? words.invited(name, told.title) : words.inGroup(name, told.title);
  };
  const heads = (told: ToldMessage, count: number) =>
    told.isGroup && told.title !== null
      ? words.manyInGroup(told.title, count)
      : words.many(nameOf(told), count);
  return {
    label: words.label,
    page: (told, count) => ({
      title: count === 1 ? head(told) : heads(told, count),
      excerpt: said(told),
    }),
    push: (told) => ({ title: told.isGroup ? head(told) : nameOf(told), body: said(told) }),
    mail: (told) => ({
      subject: head(told),
      paragraphs: [
        ...(told.title === null || told.isGroup ? [] : [words.about(told.title)]),
        told.text || said(told),
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
    inGroup: (name, group) => `${name} in „${group}“`,
    manyInGroup: (group, count) => `${count} neue Nachrichten in „${group}“`,
    invited: (name, group) => `${name} hat dich in „${group}“ geholt`,
    newGroup: 'Ihr könnt euch jetzt alle zusammen schreiben.',
    about: (title) => `Es geht um „${title}“:`,
    button: 'Antworten',
    footer: 'Du bekommst diese Mail, weil dir jemand in der Oche geschrieben hat.',
  }),
  en: textsOf({
    label: 'New messages',
    house: 'Oche',
    photo: 'A photo',
    one: (name) => `${name} wrote to you`,
    many: (name, count) => `${count} new messages from ${name}`,
    inGroup: (name, group) => `${name} in “${group}”`,
    manyInGroup: (group, count) => `${count} new messages in “${group}”`,
    invited: (name, group) => `${name} brought you into “${group}”`,
    newGroup: 'You can all write to each other now.',
    about: (title) => `It is about “${title}”:`,
    button: 'Answer',
    footer: 'You get this mail because somebody wrote to you on Oche.',
  }),
};
