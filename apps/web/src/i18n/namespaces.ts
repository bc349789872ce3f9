import type { ErrorCodeOf, ErrorDomain } from '@oche/validators/errors';
import type { AchievementKind } from '@oche/validators/statistics-limits';
import type { TextFunctions } from './texts.ts';

/** The texts of a domain's errors, which are loaded when the first of them occurs. */
type ErrorDictionaries = {
  [Domain in Exclude<ErrorDomain, 'common'> as `errors/${Domain}`]: Record<
    ErrorCodeOf<Domain>,
    string
  >;
};

/** The German texts of each namespace. A new file of texts gets a line here. */
interface Dictionaries extends ErrorDictionaries {
  achievements: Record<AchievementKind, string>;
  'achievements/goals': Record<AchievementKind, string>;
  account: typeof import('./de/account.ts').default;
  admin: typeof import('./de/admin.ts').default;
  adminMembers: typeof import('./de/adminMembers.ts').default;
  'account/devices': typeof import('./de/account/devices.ts').default;
  'account/own-data': typeof import('./de/account/own-data.ts').default;
  'account/sign-in': typeof import('./de/account/sign-in.ts').default;
  adminSite: typeof import('./de/adminSite.ts').default;
  areas: typeof import('./de/areas.ts').default;
  auth: typeof import('./de/auth.ts').default;
  'auth/links': typeof import('./de/auth/links.ts').default;
  'auth/login': typeof import('./de/auth/login.ts').default;
  'auth/password': typeof import('./de/auth/password.ts').default;
  'auth/sign-up': typeof import('./de/auth/sign-up.ts').default;
  'banner-admin': typeof import('./de/banner-admin.ts').default;
  'banner-admin/report': typeof import('./de/banner-admin/report.ts').default;
  banners: typeof import('./de/banners.ts').default;
  boards: typeof import('./de/boards.ts').default;
  booking: typeof import('./de/booking.ts').default;
  'booking/form': typeof import('./de/booking/form.ts').default;
  'booking/mine': typeof import('./de/booking/mine.ts').default;
  challenges: typeof import('./de/challenges.ts').default;
  clubs: typeof import('./de/clubs.ts').default;
  common: typeof import('./de/common.ts').default;
  forum: typeof import('./de/forum.ts').default;
  forumAdmin: typeof import('./de/forumAdmin.ts').default;
  'forum/overview': typeof import('./de/forum/overview.ts').default;
  'forum/writing': typeof import('./de/forum/writing.ts').default;
  friends: typeof import('./de/friends.ts').default;
  games: typeof import('./de/games.ts').default;
  'games/claim': typeof import('./de/games/claim.ts').default;
  'games/invitation': typeof import('./de/games/invitation.ts').default;
  'games/pin': typeof import('./de/games/pin.ts').default;
  'games/start': typeof import('./de/games/start.ts').default;
  'games/training': typeof import('./de/games/training.ts').default;
  'games/result': typeof import('./de/games/result.ts').default;
  'games/list': typeof import('./de/games/list.ts').default;
  'games/watch': typeof import('./de/games/watch.ts').default;
  'games/score': typeof import('./de/games/score.ts').default;
  home: typeof import('./de/home.ts').default;
  landing: typeof import('./de/landing.ts').default;
  lounge: typeof import('./de/lounge.ts').default;
  manage: typeof import('./de/manage.ts').default;
  media: typeof import('./de/media.ts').default;
  mediaCard: typeof import('./de/mediaCard.ts').default;
  'manage/boards': typeof import('./de/manage/boards.ts').default;
  'manage/calendar': typeof import('./de/manage/calendar.ts').default;
  'manage/claims': typeof import('./de/manage/claims.ts').default;
  'manage/details': typeof import('./de/manage/details.ts').default;
  'manage/dialogs': typeof import('./de/manage/dialogs.ts').default;
  'manage/feeds': typeof import('./de/manage/feeds.ts').default;
  'manage/hours': typeof import('./de/manage/hours.ts').default;
  'manage/invitation': typeof import('./de/manage/invitation.ts').default;
  'manage/prices': typeof import('./de/manage/prices.ts').default;
  'manage/series': typeof import('./de/manage/series.ts').default;
  'manage/statistics': typeof import('./de/manage/statistics.ts').default;
  'manage/team': typeof import('./de/manage/team.ts').default;
  'lounge-finder': typeof import('./de/lounge-finder.ts').default;
  maps: typeof import('./de/maps.ts').default;
  'market/deal': typeof import('./de/market/deal.ts').default;
  'market/favourite': typeof import('./de/market/favourite.ts').default;
  'market/own-set': typeof import('./de/market/own-set.ts').default;
  'market/latest': typeof import('./de/market/latest.ts').default;
  'market/mine': typeof import('./de/market/mine.ts').default;
  'market/offer': typeof import('./de/market/offer.ts').default;
  'market/review': typeof import('./de/market/review.ts').default;
  'market/searches': typeof import('./de/market/searches.ts').default;
  'market/sell': typeof import('./de/market/sell.ts').default;
  'market/sell-price': typeof import('./de/market/sell-price.ts').default;
  'market/seller': typeof import('./de/market/seller.ts').default;
  'market/trader': typeof import('./de/market/trader.ts').default;
  'market/trust': typeof import('./de/market/trust.ts').default;
  'market/card': typeof import('./de/market/card.ts').default;
  'market/item': typeof import('./de/market/item.ts').default;
  'market/list': typeof import('./de/market/list.ts').default;
  'market/share': typeof import('./de/market/share.ts').default;
  'market/verification': typeof import('./de/market/verification.ts').default;
  'market/verification-queue': typeof import('./de/market/verification-queue.ts').default;
  'market/words': typeof import('./de/market/words.ts').default;
  'media/feeds': typeof import('./de/media/feeds.ts').default;
  mention: typeof import('./de/mention.ts').default;
  messages: typeof import('./de/messages.ts').default;
  'messages/more': typeof import('./de/messages/more.ts').default;
  moderation: typeof import('./de/moderation.ts').default;
  'moderation/mine': typeof import('./de/moderation/mine.ts').default;
  notifications: typeof import('./de/notifications.ts').default;
  'notifications/settings': typeof import('./de/notifications/settings.ts').default;
  pages: typeof import('./de/pages.ts').default;
  'pages/contact': typeof import('./de/pages/contact.ts').default;
  'pages/help': typeof import('./de/pages/help.ts').default;
  'pages/imprint': typeof import('./de/pages/imprint.ts').default;
  'pages/privacy': typeof import('./de/pages/privacy.ts').default;
  'pages/terms': typeof import('./de/pages/terms.ts').default;
  people: typeof import('./de/people.ts').default;
  profile: typeof import('./de/profile.ts').default;
  polls: typeof import('./de/polls.ts').default;
  'polls/admin': typeof import('./de/polls/admin.ts').default;
  rankings: typeof import('./de/rankings.ts').default;
  search: typeof import('./de/search.ts').default;
  'search/suggest': typeof import('./de/search/suggest.ts').default;
  site: typeof import('./de/site.ts').default;
  statistics: typeof import('./de/statistics.ts').default;
  report: typeof import('./de/report.ts').default;
  'tournaments/bracket': typeof import('./de/tournaments/bracket.ts').default;
  'tournaments/check-in': typeof import('./de/tournaments/check-in.ts').default;
  'tournaments/claim': typeof import('./de/tournaments/claim.ts').default;
  'tournaments/late': typeof import('./de/tournaments/late.ts').default;
  'tournaments/formats': typeof import('./de/tournaments/formats.ts').default;
  'tournaments/draw': typeof import('./de/tournaments/draw.ts').default;
  'tournaments/bests': typeof import('./de/tournaments/bests.ts').default;
  'tournaments/create': typeof import('./de/tournaments/create.ts').default;
  'tournaments/elsewhere': typeof import('./de/tournaments/elsewhere.ts').default;
  'tournaments/entries': typeof import('./de/tournaments/entries.ts').default;
  'tournaments/form': typeof import('./de/tournaments/form.ts').default;
  'tournaments/list': typeof import('./de/tournaments/list.ts').default;
  'tournaments/page': typeof import('./de/tournaments/page.ts').default;
  'tournaments/desk': typeof import('./de/tournaments/desk.ts').default;
  'tournaments/run': typeof import('./de/tournaments/run.ts').default;
  'tournaments/tablets': typeof import('./de/tournaments/tablets.ts').default;
  'tournaments/series': typeof import('./de/tournaments/series.ts').default;
  tournaments: typeof import('./de/tournaments.ts').default;
  'tournaments/live': typeof import('./de/tournaments/live.ts').default;
  uploads: typeof import('./de/uploads.ts').default;
  venues: typeof import('./de/venues.ts').default;
  'venues/add': typeof import('./de/venues/add.ts').default;
  'venues/directory': typeof import('./de/venues/directory.ts').default;
  watching: typeof import('./de/watching.ts').default;
}

/** The name of a file in `de/` and `en/`, or of a domain's errors. */
export type Namespace = keyof Dictionaries;

/** The texts of a namespace, as functions for components. */
export type TextsOf<Name extends Namespace> = TextFunctions<Dictionaries[Name]>;
