import type de from '../../de/pages/privacy.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Privacy',
  description: 'Which data Oche keeps, what for, how long, and which rights you have.',
  lead: 'In short: we keep what we need for Oche to work. Banners come from our own server and follow nobody. No trackers, nothing passed on.',
  controller: {
    title: 'Who is responsible',
    text: 'The controller under the General Data Protection Regulation (GDPR) is the operator of this installation:',
  },
  account: {
    title: 'Your account',
    text: `When you sign up, we keep:

- Your e-mail address and when it was confirmed. Other members never see it. An account whose address nobody confirms is deleted after a week.
- First and last name. Both stand on your posts and are public.
- Country and, if you tell us, postal code, to work out distances to tournaments and lounges. The postal code becomes a place, not a position.
- Your password as a hash (Argon2id) from which it can’t be worked back.
- When you accepted the terms, the language of our mails to you, role and status of the account.
- With two-factor sign-in: the key of your app, and the recovery codes as hashes only.
- With sign-in through another provider: its identifier for you.

The legal basis is the contract on using Oche (Art. 6(1)(b) GDPR).`,
  },
  sessions: {
    title: 'Sessions and security',
    text: `For each sign-in we keep when it began, when it was last used, which browser it is, and in which country the IP address is registered. So you can see in the account settings where you are signed in, and end sessions that are not yours. A session ends after 30 days without a visit, at the latest after 180 days.

To protect against abuse we count sign-in attempts, mails and calls for each address and account (for IPv6 only the network). The counters expire after minutes to hours. The technical logs hold time, kind, duration and result of a call and a number for enquiries, but no contents, no passwords and no e-mail addresses.

The legal basis is our legitimate interest in running Oche safely (Art. 6(1)(f) GDPR).`,
  },
  content: {
    title: 'What you write',
    text: `Posts in the forum are public, for visitors and search engines too: with your name, date and number. When you delete a post, nobody sees it any more; we keep it locked away as long as moderators may need it to settle a dispute or an offence. On request we delete it altogether.

Who reports something is known to the moderators alone. If you report without an account, we store your name and e-mail address to confirm the report and to tell you what became of it. If you do not confirm it, we delete everything after 24 hours; otherwise name and address 30 days after the decision. The moderators look into private conversations only around a reported message and, as long as nothing is decided, in a dispute about a deal; each look is in a log that nobody can change. Decisions, sanctions and appeals are kept with their reasons. The legal basis is Articles 16 to 20 of the Digital Services Act (Art. 6 (1) (c) GDPR).`,
  },
  lounges: {
    title: 'Lounges, bookings and map',
    text: `When you book a board, the lounge’s team sees your name, the time, the size of your group and your message; everybody else sees only that the time is taken. Reviews are public, with your name. Your favourite lounges can be seen by those who may see your profile.

We ask where your device is only when you press “Use my location” in the search and your browser agrees. The place is rounded to about a kilometre, stands in the address of the page, and is not kept.

Maps are loaded only when you ask for them. Their pictures may come from another server, which then learns your IP address; which one it is stands there before.`,
  },
  push: {
    title: 'Notifications on your devices',
    text: `When you add a device in the account settings, we keep the name that you give it, the address that your browser has at the push service of its maker (depending on the browser Google, Mozilla, Apple or Microsoft), and the keys for it. Notifications travel through that service encrypted: it learns that Oche sends you something and when, but not what it says.

We delete all of that as soon as you remove the device or sign out there. The legal basis is your consent (Art. 6(1)(a) GDPR); without it nothing is sent.`,
  },
  cameras: {
    title: 'Boards on camera',
    text: `If you have agreed to show your boards in a game at two of them, the picture of your camera, and the sound when you turn the microphone on, go encrypted to your opponent’s device. We record none of it and can’t see it. It goes through a relay that we run ourselves, so that nobody learns the other’s IP address. As friends you can connect directly instead; then your opponent learns your IP address. What your devices tell each other to find a way, including such addresses, we delete after a few minutes.

The legal basis is your consent (Art. 6(1)(a) GDPR): the camera turns on only when you say so, and off whenever you want.`,
  },
  media: {
    title: 'Channels, videos and episodes',
    text: `What is new on a channel, our server reads from its feed; nobody learns of you that way. Videos and the sound of episodes are loaded only when you say so. Then the provider, who is named there, learns your IP address and can set cookies. The legal basis is your consent (Art. 6(1)(a) GDPR).

If you want to show that a channel is yours, we keep your code for two weeks.`,
  },
  banners: {
    title: 'Banners and what they count',
    text: `Some pages show a banner, with “Advertisement” above it and the name of whoever it is shown for. Everybody sees the same ones: who you are, what you read or where you live plays no part. Picture and count are on our own server; the advertiser learns of you only when you click and open their page.

We count how often a banner was seen on a day (at least half of it, for a second) and how often it was clicked. So that nothing counts twice, each view of a page gets a random number. It is in the database with its time for three hours at most, without account, address or browser. After that only the sums of each day remain, and only those are seen by the advertiser. Banners store nothing on your device.

The legal basis is our legitimate interest in paying for Oche (Art. 6(1)(f) GDPR).`,
  },
  cookies: {
    title: 'Cookies and browser storage',
    text: 'Only what is needed to work. That is why no cookie window asks you here.',
    name: 'Name',
    purpose: 'What for',
    duration: 'How long',
    session: 'keeps you signed in; its content is a random number',
    sessionDuration: 'up to 180 days after signing in',
    device:
      'remembers that you have signed in here before, so that nobody locks you out with wrong passwords; its content is random numbers',
    deviceDuration: '400 days after you last signed in',
    tablet:
      'only on a tablet that hangs at a board: says which board it is; its content is a random number',
    tabletDuration: '30 days; it holds only until all is played there',
    theme: 'remembers light or dark, if you chose',
    locale: 'remembers the language, if you chose',
    year: '1 year',
    oidc: 'only while you sign in through another provider',
    minutes: 'some minutes',
    drafts: 'Browser storage',
    draftsPurpose:
      'posts you have begun, so that nothing gets lost; they stay on your device. Ads only until their draft is saved',
    draftsDuration: 'until you send or discard them',
    files: 'Files of Oche (oche-files)',
    filesPurpose:
      'program and fonts, so that pages are there faster and an open page goes on after a new version; a service worker fetches them and shows what is kept on the device when there is no network. They hold nothing about you',
    filesDuration:
      'until the version after the next one, or until you clear your browser’s storage',
    games:
      'Games that you score (oche-games, oche-scorer, oche:device; at a board oche:board, oche:board-game; a phone as camera oche:camera; sheets oche:sheet)',
    gamesPurpose:
      'every visit, the page of the last game and for captains those of the last three fixtures, so that it goes on without a network, results that are not sent yet, and a random number by which the server tells two devices apart',
    gamesDuration:
      'a game, until everything has been sent and you score the next one; its pages no longer than until you sign out',
    scorerPurpose: 'how you like to score, and which visits are frequent on this device',
    subscription: 'Push subscription',
    subscriptionPurpose: 'where your browser gets notifications, if you have switched them on',
    subscriptionDuration: 'until you remove the device',
    reloadedPurpose: 'so that a page reloads itself only once after a new version',
    reloadedDuration: 'until you close the tab',
    searchesPurpose:
      'your last six searches, so that you need not type them again; they stay on your device, and other members don’t see them there',
    searchesDuration: 'until you remove them below the search box or sign out',
    areasPurpose:
      'which areas you have opened on this device, so that they don’t introduce themselves every time',
    mapPurpose: 'remembers that you want maps to be loaded',
    videosPurpose: 'remembers from which platforms you always want videos to be loaded',
    mapDuration: 'until you clear your browser’s storage',
  },
  recipients: {
    title: 'Who gets the data',
    text: `Nobody but those who run the server and deliver our mails, and they only on our behalf. Fonts, images and programs come from our own server: your browser talks to nobody else here, unless you load a map, a video or an episode, or have this device notified. Videos and episodes of channels come from their platform, which then learns your IP address; which one it is, is said before. What you write in public, of course, everybody can read.`,
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
} satisfies Translation<typeof de>;
