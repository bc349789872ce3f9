export { scoreDemoMatch } from './demo/lazy.ts';
export { claimOfficialGuests } from './guests/official-guests.service.ts';
export {
  correctOfficialEnd,
  enterOfficialMoves,
  takeOverOfficial,
} from './play/moves.service.ts';
export { readThrown, type ThrownGame } from './play/thrown.service.ts';
export { proposeDarts, requireScored } from './proposed/proposed.service.ts';
export { type GameFigures, readFigures } from './result/counted/figures.service.ts';
export { settle } from './result/counted/results.service.ts';
export { rewriteResults } from './result/counted/rewrite.service.ts';
export {
  annulOfficial,
  readOfficial,
  setOfficialWinner,
} from './result/end/official.service.ts';
export { readShownGame } from './show/show.service.ts';
export { setOfficialMarkers, startOfficialGame } from './start/official-game.service.ts';
export { startRemoteGame } from './start/remote-game.service.ts';
export { type GameStreamed, readGameState, streamGame } from './stream/stream.service.ts';
export { getOfficialGame } from './watch/game.service.ts';
export { watchOfficialGame } from './watch/game-live.service.ts';
