import type de from '../../de/pages/help.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Help centre',
  description:
    'How booking, lounges, games, tournaments, the marketplace, messages, clubs, the forum and your account work.',
  lead: 'How things work here. For everything else there is the forum: somebody knows, or at least three people know better.',
  bookings: {
    title: 'Booking boards',
    text: `Under “Lounges” you find lounges near you, as a list or on the map. Say when you want to play and with how many, and only those remain that have so many boards free, with the price for exactly that time.

On a lounge’s page tap a free time, choose boards and length, and book. Some lounges confirm each booking by hand; then it says “request” until they have answered.

Until when you can cancel or move is said before you book, and afterwards under “My bookings”. From there you can also put the booking into your calendar. No board is booked twice: first come, first served.

All full? Join the waiting list. When something becomes free it is offered to you, and you have a little time to take it.`,
  },
  lounges: {
    title: 'Your own lounge',
    text: `Every member can list a lounge. If yours is here already, take it over on its page, under “Is this your lounge?”.

In its management area you look after boards, opening hours, prices, photos and your team. The calendar shows an evening for as long as it lasts: if you are open until 2, it’s still the same evening at 1.

For a tournament, a repair or the Christmas party you block boards. Before you do, you see which bookings that would hit. Guests who just walk in are entered in one go.`,
  },
  games: {
    title: 'Playing and scoring',
    text: `Under “Games” you start a game: against another member, against guests without an account, or alone for training. Whoever is invited accepts; if you stand side by side, the PIN starts it at once.

The scorer works on phone, tablet and by keyboard, also without a network: what you enter is handed in later. A wrong visit can be corrected.

After the last dart the other side confirms the result; after a day it counts by itself. Only then does it count for rankings and statistics. If something is wrong, dispute the result on the game’s page: then the moderators decide.`,
  },
  challenges: {
    title: 'Finding opponents',
    text: `Under “Fancy a game?” you say when and where you want to play. Whoever is near gets in touch; you choose whom you play, and it’s on. Nobody sees your postal code, only “less than 5\u00a0km”.

Then one of you books a board, ideally halfway between you. An hour before we remind you both, and you start the game right from what you have agreed.

If you want to play somebody in particular, tap “Challenge” beside a friend or in their statistics. With “Tell me” you hear when somebody near you fancies a game, three times a day at most.`,
  },
  tournaments: {
    title: 'Tournaments',
    text: `Under “Tournaments” you register until registration closes. If the field is full you are on the waiting list, and move up as soon as somebody withdraws; you will hear of it.

On the day you check in. The tournament’s page says when you are up and at which board. Anybody can watch: bracket, groups and running matches update by themselves.

Set up your own tournament with “Create Tournament”: format, field, draw, boards and prize money. In the evening you call the matches from the “Tournament desk”, and nobody stands at two boards at once. What happens every week you set up as a series: Oche announces the evenings and keeps the table.`,
  },
  rankings: {
    title: 'Rankings and statistics',
    text: `A win brings three points, a loss one. What counts are confirmed games between members. Beside them there is the rating: beat stronger players and you rise faster.

You appear in a region only if you want to. Your profile has average, doubles and best performances; who may see them is your choice.`,
  },
  market: {
    title: 'Marketplace',
    text: `Begin an ad with “Sell an item”. What you type stays as a draft, even if you leave in between. What comparable things have cost is shown beside the price.

If you like something, write to the seller, make an offer or buy at the fixed price. Once accepted, the thing is reserved for you and you agree on shipping or meeting. Afterwards you review each other.

You pay each other directly; Oche takes no money. If something seems fishy, report the ad. If a deal goes wrong, open a dispute there.

An ad runs for 60 days and can be renewed in its last week.`,
  },
  friends: {
    title: 'Friends and messages',
    text: `You are friends when both of you want to be. Who may write to you or send requests is set under “Friends”, on the tab “Privacy”; who sees your profile, in your account under “Visibility”.

Messages hold conversations with friends, groups of up to 20, and everything about ads, bookings and challenges. For 15 minutes you can change a message or take it back. Read receipts work both ways or not at all.

Whoever you block no longer sees you, nor you them. They aren’t told.`,
  },
  clubs: {
    title: 'Clubs',
    text: `Found a club under “Clubs”, or ask to join one there. Those who run it invite, admit and write the news. There is a ranking among you, tournaments just for you, and a draw keeps club mates apart as long as it can.`,
  },
  channels: {
    title: 'Channels',
    text: `Under “Channels” there are podcasts, video channels and streams about darts. Follow them and hear of new episodes. Videos load only when you allow it: until then nobody learns of you. If a channel is yours, prove it with a code in its description and look after it yourself.`,
  },
  polls: {
    title: 'Votes',
    text: `On the start page all members choose the dart set and the lounge of the month. You can add a poll to your own thread in the forum. Nobody sees who picked what; whether you can still change your vote is said beside it.`,
  },
  search: {
    title: 'Searching',
    text: `The magnifying glass at the top finds posts, lounges, tournaments, clubs, ads, channels and members. The order of your words doesn’t matter, and typing errors are forgiven. In quotation marks it finds exactly these words, and a minus before a word leaves it out.`,
  },
  notifications: {
    title: 'Notifications',
    text: `The bell shows what concerns you: an answer, a confirmed booking, the call to the board. In the account settings, under “Notifications”, you choose what also comes by mail, at once or once a day, and what comes to your devices.

How much you hear of a thread, a subforum, a category or a lounge is set there. What you have to know, a cancelled booking for example, always comes.`,
  },
  account: {
    title: 'Your account',
    text: `For an account you need your name, an e-mail address and a password of at least 10 characters. We ask for your postal code only when it helps you: when you search nearby or book.

You are in at once and can look around. You play against guests right away, even without an account. To write, to book and to play against members, open the link in the mail that we have sent you. No mail? Look into your spam folder, or have it sent again.

Forgotten your password? Enter your e-mail address on the sign-in page and you get a link to set a new one. Whether there is an account for an address we tell nobody.

In the account settings you change name, password and e-mail address and see on which devices you are signed in. You can sign out each of them there. A new e-mail address counts once you have confirmed it at the old and at the new address.`,
  },
  secondFactor: {
    title: 'Two-factor sign-in',
    text: `With it, signing in asks for a six-digit code from an authenticator app after the password. Somebody who only knows your password doesn’t get in.

How to set it up:

- Open the account settings and choose “Two-factor sign-in”.
- Scan the QR code with an authenticator app, or type in the key.
- Enter the code that the app shows.
- Keep the recovery codes in a safe place, best on paper. Each works once and helps when the phone is gone.

It is optional for members and required for moderators and admins. A passkey replaces password and code together.`,
  },
  forum: {
    title: 'The forum',
    text: `The forum has categories, which hold subforums, which hold threads, which hold posts. Everybody can read; members with a confirmed e-mail address can write. A dot beside a thread means that you haven’t been there yet. A number says how much is new since your visit.

A new thread needs a title of at least 3 and a text of at least 10 characters.

Each post has a number that is its own for ever. A click on the number gives you a link that leads exactly there, in a long thread too. The order in which you read, by answers or by time, you choose at the top of the thread.

New posts appear by themselves while you have a thread open. J and K walk through posts and lists, and the key ? shows what else the keyboard can do.

A thread or subforum can be locked: then you can read but not reply. The reason is given beside it.

Who reads and writes rises: from “New at the board” to “Warmed up”, “Regular” and “Stalwart”. Where you stand, what counts for it and what is missing to the next level only you can see, in your account under “Forum”. In the beginning somebody has a look at links and pictures before others see them.`,
  },
  quoting: {
    title: 'Replying and quoting',
    text: `“Reply” on a post puts your post right beneath it. “Quote” does the same and shows a box above with the first 100 characters of the quoted post and a link to it. If you have selected some of its words before, exactly those are quoted.

If the quoted post is changed later, your quote stays as you saw it. If it is deleted, its words go from the quote, too.

There are buttons below the field for bold, italic, lists, quotes, links and code, and characters that you can type instead:

- **bold** and *italic* with asterisks before and after
- a line with - before it becomes a bullet point, with 1. a number, with > a quote
- a link: [words](https://…)
- code between two backticks (\`)

With a backslash before it a character stays what it is. The preview shows how others will read it. Up to four pictures fit, too, each with a few words for those who don’t see it.`,
  },
  editing: {
    title: 'Editing and deleting',
    text: `You can edit your own posts for 30 minutes. After that, what stands there stays: whoever replied to you should not suddenly have replied to something else. An edited post says “edited”, and behind that word stands what changed, word by word. What should not stay you delete: then every earlier version is gone, too.

You can delete your own posts; for ten seconds you can undo it. You can delete a thread as long as nobody has replied; the first post goes only with the whole thread.`,
  },
  sanctions: {
    title: 'Suspended?',
    text: `A warning is a word and changes nothing. If you are silenced you can still read, book and manage, but write nothing that others read. While suspended you can read, but not write or change anything. Until when and why is shown at the top of the page. If you are banned you can’t sign in any more.

What was decided about you and your content is listed, with rule and reasons, under “Moderation and you” in your account. If you think that one missed the board, appeal there within six months: somebody else will decide. If you are banned, write to us; the address is under “Contact”.`,
  },
  display: {
    title: 'Language and theme',
    text: `At the top of the page you switch between German and English and between light, dark and “like the system”. Unless you choose, Oche speaks your browser’s language, German in case of doubt, and is as light or dark as your device. Your browser remembers both, not your account: on another device you choose again.`,
  },
  contact: 'Didn’t find what you were looking for?',
  toContact: 'Write to us',
  toForum: 'Ask in the forum',
  toDevelopers: 'Build something yourself',
} satisfies Translation<typeof de>;
