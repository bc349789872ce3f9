import type de from '../de/pages.ts';
import type { Translation } from '../texts.ts';

export default {
  onThisPage: 'On this page',
  updated: 'Last changed:',

  help: {
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
      text: `While suspended you can still read, but not write. Until when and why stands at the top of the page. Who is banned can’t sign in any more.

If you think that missed the board, write to us. The address is under “Contact”.`,
    },
    display: {
      title: 'Language and theme',
      text: `At the top of the page you switch between German and English and between light and dark. Unless you choose, Oche is German and as light or dark as your device. Your browser remembers both, not your account: on another device you choose again.`,
    },
    contact: 'Didn’t find what you were looking for?',
    toContact: 'Write to us',
    toForum: 'Ask in the forum',
  },

  contact: {
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
  },

  privacy: {
    title: 'Privacy',
    description: 'Which data Oche keeps, what for, how long, and which rights you have.',
    lead: 'In short: we keep what we need for Oche to work. No third-party advertising, no trackers, nothing passed on.',
    controller: {
      title: 'Who is responsible',
      text: 'The controller under the General Data Protection Regulation (GDPR) is the operator of this installation:',
    },
    account: {
      title: 'Your account',
      text: `When you sign up, we keep:

- Your e-mail address and when it was confirmed. Other members never see it.
- First and last name. Both stand on your posts and are public.
- Country and postal code, to work out distances to tournaments and lounges. The postal code becomes a place, not a position.
- Your password as a hash (Argon2id) from which it can’t be worked back.
- When you accepted the terms, the language of our mails to you, role and status of the account.
- With two-factor sign-in: the key of your app, and the recovery codes as hashes only.
- With sign-in through another provider: its identifier for you.

The legal basis is the contract on using Oche (Art. 6(1)(b) GDPR).`,
    },
    sessions: {
      title: 'Sessions and security',
      text: `For each sign-in we keep when it began, when it was last used and which browser it is. So you can see in the account settings where you are signed in, and end sessions that are not yours. A session ends after 30 days without a visit, at the latest after 180 days.

To protect against abuse we count sign-in attempts, mails and calls for each address and account (for IPv6 only the network). The counters expire after minutes to hours. The technical logs hold time, kind, duration and result of a call and a number for enquiries, but no contents, no passwords and no e-mail addresses.

The legal basis is our legitimate interest in running Oche safely (Art. 6(1)(f) GDPR).`,
    },
    content: {
      title: 'What you write',
      text: `Posts in the forum are public, for visitors and search engines too: with your name, date and number. When you delete a post, nobody sees it any more; we keep it locked away as long as moderators may need it to settle a dispute or an offence. On request we delete it altogether.`,
    },
    lounges: {
      title: 'Lounges, bookings and map',
      text: `When you book a board, the lounge’s team sees your name, the time, the size of your group and your message; everybody else sees only that the time is taken. Reviews are public, with your name. Your favourite lounges can be seen by those who may see your profile.

We ask where your device is only when you press “Use my location” in the search and your browser agrees. The place is rounded to about a kilometre, stands in the address of the page, and is not kept.

Maps are loaded only when you ask for them. Their pictures may come from another server, which then learns your IP address; which one it is stands there before.`,
    },
    cookies: {
      title: 'Cookies and browser storage',
      text: 'Only what is needed to work. That is why no banner asks you here.',
      name: 'Name',
      purpose: 'What for',
      duration: 'How long',
      session: 'keeps you signed in; its content is a random number',
      sessionDuration: 'up to 30 days after your last visit',
      device:
        'remembers that you have signed in here before, so that nobody locks you out with wrong passwords; its content is random numbers',
      deviceDuration: '400 days after you last signed in',
      theme: 'remembers light or dark, if you chose',
      locale: 'remembers the language, if you chose',
      year: '1 year',
      oidc: 'only while you sign in through another provider',
      minutes: 'some minutes',
      drafts: 'Browser storage',
      draftsPurpose: 'posts you have begun, so that nothing gets lost; they stay on your device',
      draftsDuration: 'until you send or discard them',
      mapPurpose: 'remembers that you want maps to be loaded',
      mapDuration: 'until you clear your browser’s storage',
    },
    recipients: {
      title: 'Who gets the data',
      text: `Nobody but those who run the server and deliver our mails, and they only on our behalf. Fonts, images and programs come from our own server: your browser talks to nobody else here, unless you load a map. What you write in public, of course, everybody can read.`,
    },
    retention: {
      title: 'How long',
      text: `We keep account data as long as your account exists. Links in our mails expire after hours. If you ask us to delete your account, we remove your data unless a law makes us keep it.`,
    },
    rights: {
      title: 'Your rights',
      text: `You can ask us for:

- access to your data (Art. 15 GDPR)
- rectification (Art. 16) and erasure (Art. 17)
- restriction of processing (Art. 18)
- your data in a common format (Art. 20)
- and object to processing based on legitimate interest (Art. 21)

You can also complain to a data protection authority, for example the one where you live.`,
    },
  },

  terms: {
    title: 'Terms of use',
    description: 'The rules that we play by.',
    lead: 'Stay behind the line, don’t shout in, pull out your own darts. The rest is here.',
    scope: {
      title: 'What this is about',
      text: `These terms apply between you and the operator of this installation (see imprint). Oche is a platform for people who play darts, for lounges and for clubs. Joining is free.`,
    },
    account: {
      title: 'Your account',
      text: `You have to be at least 16. Give your real name and an e-mail address that is yours, and keep both up to date. One person, one account. Your password is nobody else’s business; if you notice that somebody knows it, change it and tell us.`,
    },
    conduct: {
      title: 'Fair play',
      text: `Not allowed are:

- insults, threats, incitement and discrimination
- contents that break laws or the rights of others, including pictures and texts that are not yours
- personal data of others without their consent
- advertising and spam outside the places meant for it
- fraud: invented results, offers, bookings or reviews
- attacks on the technology and automatic harvesting of members’ data`,
    },
    content: {
      title: 'Your contents',
      text: `What you write is yours. You allow us to store it on Oche, to show it and to adapt it technically for that, as long as it stands here. You are responsible for your contents. Posts can be changed for 30 minutes; after that they stay as part of the conversation until you or a moderator deletes them.`,
    },
    moderation: {
      title: 'Moderation',
      text: `Moderators can delete, lock or move posts and threads, and warn members, suspend them for a time or exclude them, when these rules are broken. A suspension names its reason and its end. If you think a decision is wrong, write to us: somebody who did not take it will look at it.

You can report unlawful contents at any time through the contact address. We check each report and tell you what came of it.`,
    },
    dealings: {
      title: 'Dealings between members',
      text: `Purchases, bookings and tournament entries are agreed between members, lounges and organisers. We provide the room, but are not a party to the contract and not liable for its performance.`,
    },
    availability: {
      title: 'Availability and liability',
      text: `We do our best to keep Oche running, but do not promise that it always does. For intent and gross negligence and for harm to life, body and health we are liable without limit; for slight negligence only for the breach of essential duties and limited to the foreseeable damage.`,
    },
    end: {
      title: 'Leaving',
      text: `You can go at any time and have your account deleted; a mail is enough. We can end the contract with 14 days’ notice, at once for serious breaches.`,
    },
    changes: {
      title: 'Changes and law',
      text: `If we change these terms, we tell you at least 30 days before. German law applies; mandatory rights that you have as a consumer in your country remain yours.`,
    },
  },

  imprint: {
    title: 'Imprint',
    description: 'Who runs Oche, and where its data comes from.',
    provider: 'Information under section 5 DDG (Germany)',
    responsible: 'Responsible for the content under section 18(2) MStV (Germany)',
    contact: 'Contact',
    dispute: {
      title: 'Dispute resolution',
      text: 'We do not take part in dispute resolution before a consumer arbitration board and are not obliged to.',
    },
    sources: 'Sources and licences',
    postalCodes: 'Postal codes: GeoNames, CC BY 4.0',
    postalCodesText:
      'The postal codes and coordinates of Germany, Austria, Switzerland and Liechtenstein come from GeoNames and were cut to the columns used here.',
    fonts: 'Fonts: Barlow Condensed and Source Sans 3, SIL Open Font License 1.1',
    icons: 'Icons: Lucide, ISC licence',
  },
} satisfies Translation<typeof de>;
