import type { Reactions } from '../../lib/reactions.ts';
import { settleGame } from './upkeep/settle.service.ts';

export const statisticsReactions: Reactions = { 'game.settled': { settleGame } };
