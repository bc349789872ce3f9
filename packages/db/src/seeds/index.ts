export { DEMO_PASSWORD, seedDemo } from './demo.ts';
export { demoUserId } from './demo-rows.ts';
export { continueIds, insertRows } from './insert-rows.ts';
export { type GameScaleOptions, type GameScaleStats, seedScaleGames } from './scale/games.ts';
export { type ItemScaleOptions, type ItemScaleStats, seedScaleItems } from './scale/items.ts';
export {
  type LeagueScaleOptions,
  type LeagueScaleStats,
  seedScaleLeagues,
} from './scale/leagues.ts';
export {
  type LoungeScaleOptions,
  type LoungeScaleStats,
  seedScaleLounges,
} from './scale/lounges.ts';
export {
  type MessageScaleOptions,
  type MessageScaleStats,
  seedScaleMessages,
} from './scale/messages.ts';
export { type ScaleOptions, type ScaleStats, seedScale } from './scale/scale.ts';
export {
  seedScaleTournaments,
  type TournamentScaleOptions,
  type TournamentScaleStats,
} from './scale/tournaments.ts';
export { scaleWord, zipfTexts } from './scale/vocabulary.ts';
