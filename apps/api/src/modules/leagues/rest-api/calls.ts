import { boardStreamEvents } from '@oche/validators/boards/state';
import { divisionStreamEvents, fixtureStreamEvents } from '@oche/validators/leagues/stream';
import type { RestMeta } from '../../../trpc/rest-meta.ts';

/*
 * Leagues over REST: everything that reads, and what a fixture takes on its evening. Results say what the sheet showed
 * before, so what is sent again on a bad line does no harm.
 */

const call = (method: RestMeta['method'], path: string, summary: string): { rest: RestMeta } => ({
  rest: { method, path: `/leagues${path}`, summary, tag: 'Leagues' },
});

const stream = (path: string, summary: string, events: RestMeta['events']) => ({
  rest: { ...call('GET', path, summary).rest, events } satisfies RestMeta,
});

const fixture = '/fixtures/{id}';
const division = '/divisions/{id}';

export const leagueCalls = {
  list: call('GET', '', 'Leagues, those with most teams first'),
  listOwn: call('GET', '/own', 'Leagues that one runs, and teams that one plays for'),
  get: call('GET', '/{id}', 'A league with its officers and seasons'),
};

export const seasonCalls = {
  get: call('GET', '/seasons/{id}', 'A season with its divisions and rules'),
};

export const divisionCalls = {
  get: call('GET', division, 'A division with its table, teams and fixtures'),
  stream: stream(
    `${division}/stream`,
    'A division, then its fixtures and its table as they change',
    divisionStreamEvents,
  ),
  figures: call('GET', `${division}/figures`, 'What its players have done, best of singles first'),
  penalties: call('GET', `${division}/penalties`, 'Points and fines that rules and officers took'),
};

export const teamCalls = {
  get: call('GET', '/teams/{id}', 'A team with its captains and seasons'),
  squad: call('GET', '/entries/{entryId}/squad', 'Who is registered for a team in a season'),
  figures: call(
    'GET',
    '/entries/{entryId}/figures',
    'What a team has done in a season, player by player, best of singles first',
  ),
};

export const playerCalls = {
  figures: call(
    'GET',
    '/players/{id}/figures',
    'What a player has done in all seasons, the latest first',
  ),
  ofMember: call(
    'GET',
    '/user/{userId}/figures',
    'What a member has done in all leagues, as far as they show it; the latest season first',
  ),
};

export const fixtureCalls = {
  listOfLounge: call(
    'GET',
    '/fixtures/at-lounge/{loungeId}',
    'What is next at a lounge, or being played',
  ),
  get: call('GET', fixture, 'A fixture with line-ups and its whole sheet'),
  stream: stream(`${fixture}/stream`, 'The evening of a fixture', fixtureStreamEvents),
  board: call(
    'GET',
    `${fixture}/boards/{boardId}`,
    'What is at a board of its evening: the game, else what comes next',
  ),
  boardStream: stream(
    `${fixture}/boards/{boardId}/stream`,
    'The games at a board of its evening, one after the other',
    boardStreamEvents,
  ),
  nameLineUp: call('PUT', `${fixture}/line-ups`, 'Names a line-up of a side'),
  substitute: call('POST', `${fixture}/substitutions`, 'Lets somebody come in at a position'),
  enterAll: call('PUT', `${fixture}/games`, 'Enters results of several games at once'),
  enter: call('PUT', `${fixture}/games/{number}`, 'Enters or corrects the result of a game'),
  clear: call('POST', `${fixture}/games/{number}/clear`, 'Takes the result of a game back'),
  confirm: call('POST', `${fixture}/confirm`, 'Confirms the sheet for a side'),
  dispute: call('POST', `${fixture}/dispute`, 'Disputes the sheet: the officers decide'),
  decide: call('PUT', `${fixture}/decision`, 'Decides a fixture as an officer, with a reason'),
};
