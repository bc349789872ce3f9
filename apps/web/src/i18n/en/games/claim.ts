import type de from '../../de/games/claim.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Your game',
  question: 'Did you play as “{guest}”?',
  text: '{starter} scored it. Claim it, and it counts in your statistics.',
  score: '{own} : {others}',
  claim: 'That was me',
  claimAll: 'Claim all {count} games',
  claiming: 'One moment …',
  signIn: 'Sign in and claim',
  join: 'No account yet? After signing in you come back here.',
  claimed: '{count} {{count:game is|games are}} yours now',
  toGame: 'To the game',
  invalid: 'This link does not work',
  invalidText: 'A part of it may be missing, or the game is gone.',
  taken: 'This game has been claimed',
  takenText: 'Somebody was faster. If it was not the right one, tell who gave you the link.',
  toGames: 'New game',
} satisfies Translation<typeof de>;
