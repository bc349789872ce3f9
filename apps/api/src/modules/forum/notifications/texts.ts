import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A post that somebody is told of. */
export interface ToldPost {
  threadId: number;
  number: number;
  /** the thread's title */
  title: string;
  /** first and last name of the author */
  author: string;
  /** its beginning, on one line */
  snippet: string;
  /** the whole text */
  text: string;
}

type Texts = Record<Locale, NotificationTexts<ToldPost>>;

interface Words {
  label: string;
  one(post: ToldPost): string;
  many(post: ToldPost, count: number): string;
  /** of the mail */
  subject(post: ToldPost): string;
  button: string;
  footer: string;
}

const textsOf = ({
  label,
  one,
  many,
  subject,
  button,
  footer,
}: Words): NotificationTexts<ToldPost> => ({
  label,
  page: (post, count) => ({
    title: count === 1 ? one(post) : many(post, count),
    excerpt: post.snippet,
  }),
  push: (post) => ({ title: one(post), body: post.snippet }),
  mail: (post) => ({
    subject: subject(post),
    paragraphs: [`${one(post)}:`, post.text],
    button,
    footer,
  }),
});

const toPost = { de: 'Zum Beitrag', en: 'To the post' };

export const answerTexts: Texts = {
  de: textsOf({
    label: 'Antworten in meinen Threads',
    one: ({ author, title }) => `${author} hat in deinem Thread „${title}“ geantwortet`,
    many: ({ title }, count) => `${count} neue Antworten in deinem Thread „${title}“`,
    subject: ({ title }) => `Neue Antwort: ${title}`,
    button: toPost.de,
    footer: 'Du bekommst diese Mail, weil du den Thread begonnen hast.',
  }),
  en: textsOf({
    label: 'Answers in my threads',
    one: ({ author, title }) => `${author} answered in your thread “${title}”`,
    many: ({ title }, count) => `${count} new answers in your thread “${title}”`,
    subject: ({ title }) => `New answer: ${title}`,
    button: toPost.en,
    footer: 'You get this mail because you started the thread.',
  }),
};

export const replyTexts: Texts = {
  de: textsOf({
    label: 'Antworten auf meine Beiträge',
    one: ({ author, title }) => `${author} hat dir in „${title}“ geantwortet`,
    many: ({ title }, count) => `${count} neue Antworten auf deine Beiträge in „${title}“`,
    subject: ({ author, title }) => `${author} antwortet dir: ${title}`,
    button: toPost.de,
    footer: 'Du bekommst diese Mail, weil dir jemand geantwortet hat.',
  }),
  en: textsOf({
    label: 'Answers to my posts',
    one: ({ author, title }) => `${author} answered you in “${title}”`,
    many: ({ title }, count) => `${count} new answers to your posts in “${title}”`,
    subject: ({ author, title }) => `${author} answers you: ${title}`,
    button: toPost.en,
    footer: 'You get this mail because somebody answered you.',
  }),
};

export const quoteTexts: Texts = {
  de: textsOf({
    label: 'Zitate meiner Beiträge',
    one: ({ author, title }) => `${author} hat dich in „${title}“ zitiert`,
    many: ({ title }, count) => `In „${title}“ wurdest du ${count}-mal zitiert`,
    subject: ({ author, title }) => `${author} zitiert dich: ${title}`,
    button: toPost.de,
    footer: 'Du bekommst diese Mail, weil dich jemand zitiert hat.',
  }),
  en: textsOf({
    label: 'Quotes of my posts',
    one: ({ author, title }) => `${author} quoted you in “${title}”`,
    many: ({ title }, count) => `You were quoted ${count} times in “${title}”`,
    subject: ({ author, title }) => `${author} quotes you: ${title}`,
    button: toPost.en,
    footer: 'You get this mail because somebody quoted you.',
  }),
};

export const mentionTexts: Texts = {
  de: textsOf({
    label: 'Wenn mich jemand mit @ nennt',
    one: ({ author, title }) => `${author} hat dich in „${title}“ genannt`,
    many: ({ title }, count) => `In „${title}“ wurdest du ${count}-mal genannt`,
    subject: ({ author, title }) => `${author} nennt dich: ${title}`,
    button: toPost.de,
    footer: 'Du bekommst diese Mail, weil dich jemand genannt hat.',
  }),
  en: textsOf({
    label: 'When somebody names me with @',
    one: ({ author, title }) => `${author} named you in “${title}”`,
    many: ({ title }, count) => `You were named ${count} times in “${title}”`,
    subject: ({ author, title }) => `${author} names you: ${title}`,
    button: toPost.en,
    footer: 'You get this mail because somebody named you.',
  }),
};

/** The first post of a thread is the thread. */
const isThread = ({ number }: ToldPost) => number === 1;

export const watchedTexts: Texts = {
  de: textsOf({
    label: 'Neues, wo ich beobachte',
    one: (post) =>
      isThread(post)
        ? `${post.author} hat den Thread „${post.title}“ begonnen`
        : `${post.author} hat in „${post.title}“ geschrieben`,
    many: ({ title }, count) => `${count} neue Beiträge in „${title}“`,
    subject: (post) =>
      isThread(post) ? `Neuer Thread: ${post.title}` : `Neuer Beitrag: ${post.title}`,
    button: toPost.de,
    footer: 'Du bekommst diese Mail, weil du den Thread oder sein Subforum beobachtest.',
  }),
  en: textsOf({
    label: 'News where I am watching',
    one: (post) =>
      isThread(post)
        ? `${post.author} started the thread “${post.title}”`
        : `${post.author} wrote in “${post.title}”`,
    many: ({ title }, count) => `${count} new posts in “${title}”`,
    subject: (post) => (isThread(post) ? `New thread: ${post.title}` : `New post: ${post.title}`),
    button: toPost.en,
    footer: 'You get this mail because you watch the thread or its subforum.',
  }),
};
