import { accessModule } from './access/module.ts';
import { adminModule } from './admin/module.ts';
import { authModule } from './auth/module.ts';
import { autoscoringModule } from './autoscoring/module.ts';
import { bannersModule } from './banners/module.ts';
import { boardsModule } from './boards/module.ts';
import { bookingsModule } from './bookings/module.ts';
import { challengesModule } from './challenges/module.ts';
import { clubsModule } from './clubs/module.ts';
import { conversationsModule } from './conversations/module.ts';
import { forumModule } from './forum/module.ts';
import { gamesModule } from './games/module.ts';
import { homeModule } from './home/module.ts';
import { importsModule } from './imports/module.ts';
import { inboundMailModule } from './inbound-mail/module.ts';
import { leaguesModule } from './leagues/module.ts';
import { lobbyModule } from './lobby/module.ts';
import { loungesModule } from './lounges/module.ts';
import type { DomainModule } from './manifest.ts';
import { marketModule } from './market/module.ts';
import { mediaModule } from './media/module.ts';
import { moderationModule } from './moderation/module.ts';
import { notificationsModule } from './notifications/module.ts';
import { ownDataModule } from './own-data/module.ts';
import { peopleModule } from './people/module.ts';
import { pollsModule } from './polls/module.ts';
import { pushModule } from './push/module.ts';
import { rankingsModule } from './rankings/module.ts';
import { remoteModule } from './remote/module.ts';
import { searchModule } from './search/module.ts';
import { siteModule } from './site/module.ts';
import { statisticsModule } from './statistics/module.ts';
import { suggestionsModule } from './suggestions/module.ts';
import { tournamentsModule } from './tournaments/module.ts';
import { trustModule } from './trust/module.ts';
import { uploadsModule } from './uploads/module.ts';
import { watchingModule } from './watching/module.ts';
import { webhooksModule } from './webhooks/module.ts';
import { widgetsModule } from './widgets/module.ts';

/**
 * Every domain of the product. Their procedures are in `trpc/root.ts`, a line each. Their order is also that of the
 * demo data: the domain that plays games comes before those that count them, and the messages of demo members come
 * after their deals.
 */
export const modules: readonly DomainModule[] = [
  authModule,
  accessModule,
  boardsModule,
  bookingsModule,
  challengesModule,
  forumModule,
  gamesModule,
  lobbyModule,
  loungesModule,
  marketModule,
  conversationsModule,
  moderationModule,
  notificationsModule,
  inboundMailModule,
  peopleModule,
  pushModule,
  autoscoringModule,
  tournamentsModule,
  clubsModule,
  leaguesModule,
  rankingsModule,
  remoteModule,
  searchModule,
  statisticsModule,
  trustModule,
  uploadsModule,
  watchingModule,
  pollsModule,
  mediaModule,
  bannersModule,
  siteModule,
  adminModule,
  importsModule,
  homeModule,
  suggestionsModule,
  webhooksModule,
  widgetsModule,
  ownDataModule,
];
