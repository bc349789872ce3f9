import type german from '../de/site.ts';
import type { Translation } from '../texts.ts';

export default {
  announcements: 'Announcements',
  levels: { info: 'Note', important: 'Important', urgent: 'Urgent' },
  more: 'Find out more',
  putAway: 'Hide announcement: {text:string}',
  closed: 'closed',
  text: 'We have closed this area for a while. What you have written is still there.',
  until: 'Expected until {time:string}.',
  goesOn: 'What has begun goes on: started games and agreed dates stand.',
  toHome: 'To the start page',
  adminNotice:
    'For everybody else this area is switched off at the moment. You are in as an admin.',
  toSwitches: 'To the switches',
} satisfies Translation<typeof german>;
