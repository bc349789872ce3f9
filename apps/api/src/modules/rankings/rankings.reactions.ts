import type { Reactions } from '../../lib/events/reactions.ts';
import '../games/index.ts';
import { countGame } from './counting/count-game.service.ts';

export const rankingsReactions: Reactions = { 'game.settled': { countGame } };
