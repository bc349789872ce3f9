import type { Reactions } from '../../lib/events/reactions.ts';
import './games.events.ts';
import { markStrange } from './result/plausibility/marks.service.ts';

export const gameReactions: Reactions = {
  'game.settled': { markStrange },
};
