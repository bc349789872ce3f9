import type de from '../de/lobby.ts';
import type { Translation } from '../texts.ts';

export default {
  title: 'Lobby',
  description:
    'Remote darts: who is looking for somebody to play right now. One click and it’s on.',
  lead: 'Play somebody who stands at another oche. Each of you throws at your own board.',
  waiting: '{count:number} waiting',
  playing: '{count:number} playing',
  quick: {
    title: 'One tap is enough',
    text: 'If somebody is waiting for just that, it starts at once. Otherwise you wait, and whoever comes next plays you.',
    legs: '{count:number} {{count:leg|legs}}',
    join: 'Play somebody',
  },
  cricket: 'Cricket',
  camera: { label: 'Camera', no: 'Without', yes: 'With' },
  level: { label: 'Against whom?', any: 'Everybody', near: 'Rated like me, ± {points:number}' },
  own: {
    title: 'You are waiting',
    text: 'As soon as somebody comes we take you to the game. Keep the lobby open until then, also in the background.',
    hidden:
      'Nobody can see your profile, so nobody sees you here either. You can change that in your profile.',
    profile: 'Change who sees it',
    close: 'Stop waiting',
  },
  list: {
    title: 'Who is waiting',
    rating: 'Rating {points:number}',
    noRating: 'no rating yet',
    camera: 'with camera',
    noCamera: 'without camera',
    near: 'looks for a similar rating',
    play: 'Play',
    playWith: 'Play {name:string}: {game:string}',
    empty: 'Nobody is waiting right now',
    emptyText: 'Tap a game above. Whoever comes next plays you.',
    emptyOwn: 'Nobody but you is waiting',
    emptyOwnText: 'Whoever comes next sees your game.',
    unseen: 'Members see who is waiting.',
  },
  form: {
    title: 'Another game',
    game: 'What?',
    legs: 'First to how many legs?',
    in: 'In with',
    out: 'Out with',
    straight: 'Straight',
    double: 'Double',
    master: 'Master',
    scoring: 'Points',
    standard: 'Standard',
    cutThroat: 'Cut-throat',
    submit: 'Wait for somebody',
  },
  unconfirmed:
    'You can look around already. You can play once your address {email:string} is confirmed.',
  failed: 'That didn’t work.',
  found: {
    title: 'Your opponent is here',
    text: 'Somebody has joined your open game. Game on.',
    go: 'To the game',
  },
} satisfies Translation<typeof de>;
