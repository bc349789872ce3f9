import type de from '../../de/pages/terms.ts';
import type { Translation } from '../../texts.ts';

export default {
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
    text: `Moderators can delete, lock or move posts and threads, and warn members, suspend them for a time or exclude them, when these rules are broken. A suspension names its reason and its end. Every decision names the rule and the reasons. If you think it is wrong, appeal within six months under “Moderation and you”: somebody who did not take it decides.

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
} satisfies Translation<typeof de>;
