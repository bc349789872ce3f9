import type german from '../de/site.ts';
import type { Translation } from '../texts.ts';

export default {
  announcements: 'Announcements',
  levels: { info: 'Note', important: 'Important', urgent: 'Urgent' },
  more: 'Find out more',
  putAway: 'Hide announcement: {text:string}',
  closed: 'closed',
  areas: {
    forum: 'The forum is closed at the moment',
    lounges: 'The lounges are closed at the moment',
    games: 'No new games at the moment',
    tournaments: 'The tournaments are closed at the moment',
    market: 'The marketplace is closed at the moment',
    messages: 'Messages and friends are closed at the moment',
    clubs: 'The clubs are closed at the moment',
    polls: 'The polls are closed at the moment',
    media: 'The channels are closed at the moment',
    banners: 'The banners are switched off at the moment',
    signUp: 'We are not taking new members at the moment',
  },
  text: 'We have closed this area for a while. What you have written is still there.',
  until: 'Expected until {time:string}.',
  goesOn: 'What has begun goes on: started games and agreed dates stand.',
  toHome: 'To the start page',
  adminNotice:
    'For everybody else this area is switched off at the moment. You are in as an admin.',
  toSwitches: 'To the switches',
} satisfies Translation<typeof german>;
