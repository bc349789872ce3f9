import type { DomainModule } from '../manifest.ts';
import { beginFeed, fillFeed } from './activity/activity-write.service.ts';
import { homeOwnData } from './home.own-data.ts';
import { homeReactions } from './home.reactions.ts';

export const homeModule: DomainModule = {
  name: 'home',
  beforeStart: beginFeed,
  // what the demo members did was written without their telling anybody
  demo: fillFeed,
  reactions: homeReactions,
  ownData: homeOwnData,
};
