import { boardStreamEvents } from '@oche/validators/boards/state';
import type { RestMeta } from '../../../trpc/rest-meta.ts';

/*
 * Running a tournament over REST: the desk's procedures, below the address of the tournament. What may be asked
 * twice on a bad line takes an Idempotency-Key, or says the same again.
 */

const call = (
  method: RestMeta['method'],
  path: string,
  summary: string,
  status: RestMeta['status'] = 200,
): { rest: RestMeta } => ({
  rest: { method, path: `/tournaments/{id}${path}`, summary, tag: 'Tournaments', status },
});

const entry = '/entries/{entryId}';
const match = '/matches/{matchId}';

export const lifeCalls = {
  publish: call('POST', '/publish', 'Announces a draft'),
  start: call('POST', '/start', 'Begins to play, with everybody who is in the draw'),
  complete: call('POST', '/complete', 'Ends a tournament by hand'),
  cancel: call('POST', '/cancel', 'Calls a tournament off, with a reason by choice'),
  withdraw: call('POST', '/withdraw', 'Gives the own seat, or the place in the waiting list, back'),
  checkIn: call('POST', '/check-in', 'Says that one is there'),
};

export const entryCalls = {
  list: call('GET', '/entries', 'Who plays, in the order of registration'),
  add: call('POST', '/entries', 'Enters a member, a guest or a team', 201),
  setCheckedIn: call('PUT', `${entry}/check-in`, 'Notes that an entry is there, or isn’t'),
  setPaid: call('PUT', `${entry}/payment`, 'Notes that the fee is paid, or isn’t'),
  remove: call('DELETE', entry, 'Takes an entry out: it has withdrawn or didn’t come'),
  releaseNoShows: call('POST', '/entries/release', 'Frees the seats of who hasn’t checked in'),
};

export const drawCalls = {
  list: call('GET', '/draws', 'All draws with their seeds, for checking; the last one holds'),
  make: call('POST', '/draws', 'Draws, or draws anew', 201),
  preview: call('POST', '/draws/preview', 'What a draw would look like'),
  enterLate: call('POST', `${entry}/late`, 'Gives an entry a place in the running tournament'),
  listFormats: call('GET', '/formats', 'Legs and sets of the rounds that differ'),
  setFormat: call('PUT', '/formats', 'Sets legs and sets of a round that hasn’t begun'),
};

export const matchCalls = {
  list: call('GET', '/matches', 'Bracket, tables and results as they stand'),
  start: call('POST', `${match}/start`, 'Scores a match live; asked again, it is the same game'),
  report: call('POST', `${match}/report`, 'Says, as a player, how a match ended'),
  answer: call('POST', `${match}/answer`, 'Confirms or disputes what the other side said'),
  preview: call('POST', `${match}/consequences`, 'What a result, or none, would open again'),
  decide: call('PUT', `${match}/result`, 'Enters or corrects a result'),
  reopen: call('DELETE', `${match}/result`, 'Takes a result back: it is played again'),
};

export const eveningCalls = {
  get: call('GET', '/evening', 'Boards, calls and the queue'),
  set: call('PUT', '/evening', 'How matches are called: by themselves, rests, who marks'),
  board: call('GET', '/boards/{boardId}', 'What is at a board: the game, else what comes next'),
  boardStream: {
    rest: {
      ...call('GET', '/boards/{boardId}/stream', 'The games at a board, one after the other').rest,
      events: boardStreamEvents,
    } satisfies RestMeta,
  },
  addBoards: call('POST', '/boards', 'Adds boards of the lounge or others', 201),
  updateBoard: call('PUT', '/boards/{boardId}', 'Names a board anew, or takes it out of use'),
  removeBoard: call('DELETE', '/boards/{boardId}', 'Removes a board at which nobody plays'),
  wishBoard: call('PUT', `${entry}/board`, 'Lets an entry play at one board only, or at any'),
  callMatch: call('POST', `${match}/call`, 'Calls a match to a board'),
  moveMatch: call('PUT', `${match}/call`, 'Lets a match go on at another board'),
  putBack: call('DELETE', `${match}/call`, 'Takes a call back, and holds the match back'),
  putFirst: call('PUT', `${match}/first`, 'Puts a match before the queue, or back in its turn'),
  swapMarker: call('PUT', `${match}/marker`, 'Lets somebody else mark a match, or nobody'),
  holdMatch: call('PUT', `${match}/hold`, 'Holds a match back from the queue, or lets it go'),
};
