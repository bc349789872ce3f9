import { playGame } from '../../modules/games/testing.ts';
import { at } from '../../modules/tournaments/testing.ts';
import { type DocumentedCall, LIST, NOWHERE, NUMBER, orNone, SWITCH, TEXT, TIME } from './call.ts';

const tournament = {
  id: NUMBER,
  name: TEXT,
  description: orNone(TEXT),
  status: TEXT,
  startDate: TIME,
  endDate: orNone(TIME),
  registrationDeadline: TIME,
  maxParticipants: NUMBER,
  entryFee: NUMBER,
  prizePool: NUMBER,
  gameFormat: TEXT,
  tournamentType: TEXT,
  isPublic: SWITCH,
  venueId: orNone(NUMBER),
  winnerId: orNone(TEXT),
};

const aTournament = {
  name: 'Freitagscup',
  description: '',
  tournamentType: 'single_elimination',
  gameFormat: '501',
  maxParticipants: 16,
  entryFee: 0,
  prizePool: 0,
  startDate: at(7),
  registrationDeadline: at(6),
  isPublic: true,
};

/** Games and tournaments. */
export const playCalls: DocumentedCall[] = [
  {
    call: 'GET /api/games',
    open: 'everyone',
    ask: async (world) => {
      await playGame(world.api, { sides: [[world.ben], [world.anna]] });
      return {};
    },
    status: 200,
    answer: [{ player1Id: TEXT, player2Id: TEXT, status: 'completed', winnerId: TEXT }],
  },
  {
    call: 'GET /api/tournaments',
    open: 'everyone',
    ask: async (world) => {
      await world.tournament();
      return {};
    },
    status: 200,
    answer: [{ ...tournament, participants: LIST }],
  },
  {
    call: 'GET /api/tournaments/user/{userId}',
    open: 'everyone',
    ask: async (world) => {
      const { id } = await world.tournament();
      await world.api.callerFor(world.ben).tournaments.register({ id });
      return { path: [world.ben.id] };
    },
    status: 200,
    answer: [{ ...tournament, participants: [{ id: TEXT }] }],
  },
  {
    call: 'POST /api/tournaments',
    open: 'members',
    ask: () => ({ body: aTournament }),
    status: 201,
    answer: { ...tournament, ...aTournament, description: null, status: 'upcoming' },
    bad: [
      {
        what: 'the form is wrong throughout',
        ask: () => ({
          body: {
            ...aTournament,
            name: '',
            maxParticipants: 3,
            entryFee: -1,
            prizePool: -1,
            startDate: '',
            registrationDeadline: '',
          },
          language: 'en',
        }),
        status: 400,
        fields: {
          name: 'Tournament name is required',
          maxParticipants: 'Minimum 4 participants required',
          entryFee: 'Entry fee must be positive',
          prizePool: 'Prize pool must be positive',
          startDate: 'Start date is required',
          registrationDeadline: 'Registration deadline is required',
        },
      },
      {
        what: 'the format is unknown',
        ask: () => ({ body: { ...aTournament, gameFormat: '170', tournamentType: 'ladder' } }),
        status: 400,
        code: 'BAD_INPUT',
      },
    ],
  },
  {
    // what the form leaves empty has the documented defaults
    call: 'POST /api/tournaments',
    open: 'members',
    ask: () => ({ body: { name: 'Kleiner Cup', startDate: at(7), registrationDeadline: at(6) } }),
    status: 201,
    answer: {
      tournamentType: 'single_elimination',
      gameFormat: '501',
      maxParticipants: 16,
      entryFee: 0,
      prizePool: 0,
      isPublic: true,
    },
  },
  {
    call: 'POST /api/tournaments/{id}/register',
    open: 'members',
    ask: async (world) => ({ path: [(await world.tournament()).id], body: {} }),
    status: 200,
    answer: { id: NUMBER, participantCount: 1 },
    bad: [
      {
        what: 'they are registered already',
        ask: async (world) => {
          const { id } = await world.tournament();
          await world.api.callerFor(world.ben).tournaments.register({ id });
          return { path: [id], body: {} };
        },
        status: 409,
        code: 'ALREADY_REGISTERED',
      },
      {
        what: 'there is no such tournament',
        ask: () => ({ path: [NOWHERE], body: {} }),
        status: 404,
        code: 'TOURNAMENT_NOT_FOUND',
      },
    ],
  },
];
