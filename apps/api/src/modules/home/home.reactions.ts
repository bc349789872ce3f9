import type { Reactions } from '../../lib/events/reactions.ts';
import { writeAbout, writeOf } from './activity/activity-write.service.ts';

/** Everything that makes an activity. They compute from the tables, so running twice does no harm. */
export const homeReactions: Reactions = {
  'post.created': {
    writeThread: {
      concerns: ({ number }) => number === 1,
      react: (deps, { threadId }) => writeAbout('thread')(deps, threadId),
    },
  },
  'friendship.made': {
    async writeFriendship(deps, { userIds }) {
      for (const userId of userIds) await writeOf('friendship')(deps, userId);
    },
  },
  'game.settled': { writeGame: (deps, { gameId }) => writeAbout('game')(deps, gameId) },
  'achievements.changed': {
    writeAchievements: (deps, { userId }) => writeOf('achievement')(deps, userId),
  },
  'tournament.described': {
    writeTournament: (deps, { tournamentId }) => writeAbout('announced', 'won')(deps, tournamentId),
  },
  'tournament.entered': {
    writeEntries: (deps, { tournamentId }) => writeAbout('entered')(deps, tournamentId),
  },
  'item.published': { writeItem: (deps, { itemId }) => writeAbout('item')(deps, itemId) },
};
