import type * as z from 'zod/mini';
import * as adminMembers from './admin/members.ts';
import { currentUserOutput } from './auth/schemas.ts';
import { adminBannerOutput } from './banners/admin.ts';
import { bannerOutput, bannerPosition } from './banners/schemas.ts';
import { boardState } from './boards/state.ts';
import { bookingOutput, loungeBookingOutput } from './bookings/schemas.ts';
import * as clubs from './clubs/schemas.ts';
import { done } from './common.ts';
import { messageOutput } from './conversations/schemas.ts';
import * as forumAdmin from './forum/admin.ts';
import { authorOutput, shownAuthor } from './forum/authors.ts';
import { shownPicture } from './forum/pictures.ts';
import * as forum from './forum/schemas.ts';
import { shownTag } from './forum/tags/shown.ts';
import { gameCard } from './games/lists.ts';
import { decidedFormat, gameFormat, gameRules } from './games/schemas.ts';
import { gameState, gameStreamEvents, gameVisit } from './games/state.ts';
import * as figures from './leagues/figures.ts';
import * as fixtures from './leagues/fixture.ts';
import { fixtureFormat } from './leagues/format.ts';
import { leagueOutput, leagueSummaryOutput } from './leagues/league.ts';
import { leagueRules } from './leagues/rules.ts';
import { divisionSummaryOutput, seasonOutput, standingOutput } from './leagues/season.ts';
import { leaguePlayerOutput, registrationOutput, teamOutput } from './leagues/team.ts';
import * as lounges from './lounges/schemas.ts';
import { loungeSummaryOutput } from './lounges/search.ts';
import { attributesOutput, itemOutput, listedItemOutput } from './market/schemas.ts';
import { traderOutput } from './market/trader.ts';
import { channelBody } from './media/schemas.ts';
import { friendRequestOutput } from './people/friends.ts';
import { profileOutput } from './people/profiles.ts';
import { personOutput } from './people/schemas.ts';
import * as tournaments from './tournaments/schemas.ts';
import { dealReviewOutput, sellerProfileOutput } from './trust/schemas.ts';
import { pictureOutput } from './uploads/schemas.ts';
import * as webhooks from './webhooks/schemas.ts';

/**
 * Shapes that have a name in the document of the API, where clients get a type each. A name stays as it is once it is
 * released: others have written it down. Any shape that several operations share has to be here.
 */
export const documentedShapes: Readonly<Record<string, z.core.$ZodType>> = {
  AdminBanner: adminBannerOutput,
  AdminCategory: forumAdmin.adminCategoryOutput,
  AdminMember: adminMembers.adminMember,
  AdminPost: forumAdmin.adminPostOutput,
  AdminSubforum: forumAdmin.adminSubforumOutput,
  AdminThread: forumAdmin.adminThreadOutput,
  Ad: itemOutput,
  AdAttributes: attributesOutput,
  Author: authorOutput,
  Banner: bannerOutput,
  BannerPosition: bannerPosition,
  BoardState: boardState,
  Booking: bookingOutput,
  Channel: channelBody,
  Club: clubs.clubOutput,
  ClubSummary: clubs.clubSummaryOutput,
  CurrentUser: currentUserOutput,
  DealReview: dealReviewOutput,
  DecidedFormat: decidedFormat,
  Division: fixtures.divisionOutput,
  DivisionSummary: divisionSummaryOutput,
  Done: done,
  DrawOptions: tournaments.drawOptions,
  Entrant: tournaments.entrant,
  Fixture: fixtures.fixtureOutput,
  FixtureFormat: fixtureFormat,
  FixtureGame: fixtures.sheetGameOutput,
  FixtureLineUp: fixtures.lineUpOutput,
  FixtureMove: fixtures.moveOutput,
  FixtureTeam: fixtures.fixtureTeamOutput,
  FixtureThrows: figures.thrownOutput,
  FriendRequest: friendRequestOutput,
  GameFormat: gameFormat,
  GameRules: gameRules,
  GameState: gameState,
  GameVisit: gameVisit,
  GameVisitEvent: gameStreamEvents.visit,
  GameCard: gameCard,
  League: leagueOutput,
  LeagueCareerSeason: figures.careerSeasonOutput,
  LeagueCareerTotal: figures.careerTotalOutput,
  LeaguePenalty: fixtures.penaltyOutput,
  LeaguePlayer: leaguePlayerOutput,
  LeagueRegistration: registrationOutput,
  LeagueRules: leagueRules,
  LeagueStanding: standingOutput,
  LeagueSummary: leagueSummaryOutput,
  ListedAd: listedItemOutput,
  ListedTournament: tournaments.listedTournament,
  Lounge: lounges.loungeOutput,
  LoungeBoard: lounges.boardOutput,
  LoungeBooking: loungeBookingOutput,
  LoungePhoto: lounges.photoOutput,
  LoungeReview: lounges.reviewOutput,
  LoungeSummary: loungeSummaryOutput,
  Message: messageOutput,
  Person: personOutput,
  Picture: pictureOutput,
  Post: forum.postOutput,
  PostPicture: shownPicture,
  Profile: profileOutput,
  Season: seasonOutput,
  SellerProfile: sellerProfileOutput,
  ShownAuthor: shownAuthor,
  Subforum: forum.subforumOutput,
  Tag: shownTag,
  Team: teamOutput,
  Thread: forum.threadOutput,
  ThreadSummary: forum.threadSummaryOutput,
  Tournament: tournaments.tournamentOutput,
  TournamentCourse: tournaments.courseOutput,
  TournamentEntry: tournaments.entryOutput,
  TournamentEvening: tournaments.eveningOutput,
  TournamentMatch: tournaments.matchOutput,
  TournamentMatchPlan: tournaments.matchPlan,
  Trader: traderOutput,
  Webhook: webhooks.webhookOutput,
  WebhookDelivery: webhooks.deliveryOutput,
  WebhookDeliveryDetail: webhooks.deliveryDetailOutput,
  WebhookWithSecret: webhooks.webhookWithSecretOutput,
};
