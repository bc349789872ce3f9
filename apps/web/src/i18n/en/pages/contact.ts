import type de from '../../de/pages/contact.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Contact',
  description: 'How to reach the people behind Oche.',
  lead: 'A human reads this. One who still has to practise: give us a day or two.',
  mail: 'E-mail',
  mailText: 'for questions, bugs, praise and ideas',
  privacyMail: 'Privacy',
  privacyMailText: 'for access to your data, corrections and deletion',
  post: 'Post',
  what: {
    title: 'What helps us',
    text: `- For a bug: what did you want to do, what happened instead, on which page, with which device and browser? If the page shows an error number, send it along.
- For a post that breaks the rules: the link to its number.
- For your account: write from the address that you sign in with. We never need your password or a code. Whoever asks for it is not from us.`,
  },
  forum: 'If it is about the game and not about Oche, the forum is faster.',
  toForum: 'To the forum',
} satisfies Translation<typeof de>;
