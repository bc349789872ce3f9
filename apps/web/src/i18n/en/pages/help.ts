import type de from '../../de/pages/help.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Help centre',
  description: 'How accounts, the forum, quotes, editing and two-factor sign-in work.',
  lead: 'How things work here. For everything else there is the forum: somebody knows, or at least three people know better.',
  account: {
    title: 'Your account',
    text: `For an account you need an e-mail address, a password of at least 10 characters, your name and your postal code. The postal code is there to show you tournaments and lounges nearby.

After signing up you get a mail with a link. Until you have opened it you can read everything but write nothing. No mail? Look into your spam folder, or have the link sent again.

Forgotten your password? Enter your e-mail address on the sign-in page and you get a link to set a new one. Whether there is an account for an address we tell nobody.

In the account settings you change password and e-mail address and see on which devices you are signed in. You can sign out each of them there. A new e-mail address counts once you have confirmed it at the old and at the new address.`,
  },
  secondFactor: {
    title: 'Two-factor sign-in',
    text: `With it, signing in asks for a six-digit code from an authenticator app after the password. Somebody who only knows your password does not get in.

How to set it up:

- Open the account settings and choose “Two-factor sign-in”.
- Scan the QR code with an authenticator app, or type in the key.
- Enter the code that the app shows.
- Keep the recovery codes in a safe place, best on paper. Each works once and helps when the phone is gone.

It is optional for members and required for moderators and admins.`,
  },
  forum: {
    title: 'The forum',
    text: `The forum has categories, which hold subforums, which hold threads, which hold posts. Everybody can read; members with a confirmed e-mail address can write.

A new thread needs a title of at least 3 and a text of at least 10 characters. Line breaks stay, addresses become links, everything else stays text.

Each post has a number that is its own for ever. A click on the number gives you a link that leads exactly there, in a long thread too.

New posts appear by themselves while you have a thread open.

A thread or subforum can be locked: then you can read but not reply. The reason stands beside it.`,
  },
  quoting: {
    title: 'Replying and quoting',
    text: `“Reply” on a post puts your post right beneath it. “Quote” does the same and shows a box above with the first 100 characters of the quoted post and a link to it.

If the quoted post is changed or deleted later, your quote stays as you saw it.`,
  },
  editing: {
    title: 'Editing and deleting',
    text: `You can edit your own posts for 30 minutes. After that, what stands there stays: whoever replied to you should not suddenly have replied to something else. An edited post says so, with the date.

You can delete your own posts. You can delete a thread as long as nobody has replied; the first post goes only with the whole thread.

You are asked before anything is deleted. What moderators delete can be brought back.`,
  },
  sanctions: {
    title: 'Suspended?',
    text: `A warning is a word and changes nothing. Who is silenced goes on reading, booking and managing, but writes nothing that others read. While suspended you can read, but not write or change anything. Until when and why stands at the top of the page. Who is banned can’t sign in any more.

What was decided about you and your content stands, with rule and reasons, under “Moderation and you” in your account. If you think that missed the board, appeal there within six months: somebody else will decide. If you are banned, write to us; the address is under “Contact”.`,
  },
  display: {
    title: 'Language and theme',
    text: `At the top of the page you switch between German and English and between light and dark. Unless you choose, Oche is German and as light or dark as your device. Your browser remembers both, not your account: on another device you choose again.`,
  },
  contact: 'Didn’t find what you were looking for?',
  toContact: 'Write to us',
  toForum: 'Ask in the forum',
} satisfies Translation<typeof de>;
