import type { Reactions } from '../../lib/events/reactions.ts';
import { settleGame } from './upkeep/settle.service.ts';

export const statisticsReactions: Reactions = { 'game.settled': { settleGame } };
