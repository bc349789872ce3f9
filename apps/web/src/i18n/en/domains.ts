import { joinTexts } from '../join-texts.ts';
import access from './domains/access.ts';
import admin from './domains/admin.ts';
import auth from './domains/auth.ts';
import banners from './domains/banners.ts';
import bookings from './domains/bookings.ts';
import challenges from './domains/challenges.ts';
import clubs from './domains/clubs.ts';
import conversations from './domains/conversations.ts';
import forum from './domains/forum.ts';
import games from './domains/games.ts';
import leagues from './domains/leagues.ts';
import lounges from './domains/lounges.ts';
import market from './domains/market.ts';
import media from './domains/media.ts';
import moderation from './domains/moderation.ts';
import people from './domains/people.ts';
import polls from './domains/polls.ts';
import tournaments from './domains/tournaments.ts';
import trust from './domains/trust.ts';
import webhooks from './domains/webhooks.ts';

/** What the rest of the site calls what is of a domain; a line each. */
export default joinTexts(
  forum,
  lounges,
  bookings,
  tournaments,
  leagues,
  clubs,
  market,
  polls,
  media,
  conversations,
  people,
  games,
  challenges,
  moderation,
  banners,
  auth,
  access,
  trust,
  admin,
  webhooks,
);
