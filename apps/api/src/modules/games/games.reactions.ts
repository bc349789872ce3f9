import type { Reactions } from '../../lib/reactions.ts';
import './games.events.ts';
import { markStrange } from './result/marks.service.ts';

export const gameReactions: Reactions = {
  'game.settled': { markStrange },
};
