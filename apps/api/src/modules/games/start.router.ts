import { done } from '@oche/validators/common';
import { gameInput, startGameInput } from '@oche/validators/games/schemas';
import * as schemas from '@oche/validators/games/start';
import * as z from 'zod/mini';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import type { RestMeta } from '../../trpc/rest-meta.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as guests from './guests/guest.service.ts';
import * as pins from './pin/pin.service.ts';
import * as invitations from './start/invitation.service.ts';
import { startGame } from './start/start-game.service.ts';
import { getStartOptions, listMachineFriends } from './start/start-options.service.ts';
import * as trainingFigures from './training/figures.service.ts';
import * as training from './training/training.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('games', 'games');

/** Somebody else's programme, too, keeps score: from who plays to the last dart. */
const rest = (method: RestMeta['method'], path: string, summary: string): RestMeta => ({
  method,
  path,
  summary,
  tag: 'Games',
  names: { gameId: 'id' },
});

const invitationRouter = router({
  accept: memberProcedure
    .meta({ rest: rest('POST', '/games/{id}/accept', 'Accepts an invitation to a game') })
    .input(gameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => invitations.acceptGame(ctx, input))),

  acceptHere: memberProcedure
    .meta({ scope: null })
    .input(schemas.acceptHereInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => pins.acceptHere(ctx, input))),

  cancel: memberProcedure
    .meta({
      whileSuspended: true,
      rest: rest('POST', '/games/{id}/cancel', 'Takes back a game that not everybody has accepted'),
    })
    .input(gameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => invitations.cancelGame(ctx, input))),

  decline: memberProcedure
    .meta({
      whileSuspended: true,
      rest: rest('POST', '/games/{id}/decline', 'Declines an invitation to a game'),
    })
    .input(gameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => invitations.declineGame(ctx, input))),
});

const guestRouter = router({
  claim: memberProcedure
    .meta({ scope: null })
    .input(schemas.guestTokenInput)
    .output(schemas.claimOutput)
    .mutation(({ ctx, input }) => guests.claimGuest(ctx, input)),

  createLink: memberProcedure
    .meta({ scope: null })
    .meta({ limit: 'posting' })
    .input(schemas.guestLinkInput)
    .output(schemas.guestLinkOutput)
    .mutation(({ ctx, input }) => guests.createGuestLink(ctx, input)),

  get: publicProcedure
    .meta({ scope: null })
    .input(schemas.guestTokenInput)
    .output(schemas.guestOfLinkOutput)
    .query(({ ctx, input }) => guests.getGuestOfLink(ctx, input)),
});

const pinRouter = router({
  get: memberProcedure
    .meta({ scope: null })
    .output(schemas.pinOutput)
    .query(({ ctx }) => pins.getPin(ctx)),

  remove: memberProcedure
    .meta({ scope: null })
    .meta({ whileSuspended: true })
    .output(done)
    .mutation(thenOk(({ ctx }) => pins.removePin(ctx))),

  set: memberProcedure
    .meta({ scope: null })
    .input(schemas.setPinInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => pins.setPin(ctx, input))),
});

const trainingRouter = router({
  atLounge: publicProcedure
    .input(schemas.trainingAtLoungeInput)
    .output(schemas.trainingAtLoungeOutput)
    .query(({ ctx, input }) => trainingFigures.listBestAtLounge(ctx, input)),

  bests: memberProcedure
    .output(schemas.trainingBestsOutput)
    .query(({ ctx }) => training.listBests(ctx)),

  ladder: memberProcedure
    .input(schemas.trainingLadderInput)
    .output(schemas.trainingLadderOutput)
    .query(({ ctx, input }) => training.getLadder(ctx, input)),

  list: memberProcedure
    .input(schemas.trainingListInput)
    .output(schemas.trainingListOutput)
    .query(({ ctx, input }) => training.listTraining(ctx, input)),

  save: memberProcedure
    .meta({ limit: 'posting', whileUnconfirmed: true })
    .input(schemas.saveTrainingInput)
    .output(schemas.savedTrainingOutput)
    .mutation(({ ctx, input }) => training.saveTraining(ctx, input)),

  weeks: memberProcedure
    .input(schemas.trainingWeeksInput)
    .output(schemas.trainingWeeksOutput)
    .query(({ ctx, input }) => trainingFigures.listWeeks(ctx, input)),
});

/** All that happens before the first dart, and training alone: a part of the games' router. */
export const startProcedures = {
  start: memberProcedure
    .meta({
      limit: 'posting',
      whileUnconfirmed: true,
      rest: {
        method: 'POST',
        path: '/games',
        summary: 'Starts a game, or invites to it; of two members both have to accept',
        tag: 'Games',
        status: 201,
      },
    })
    .input(startGameInput)
    .output(z.object({ id: z.number() }))
    .mutation(({ ctx, input }) => startGame(ctx, input)),

  machineFriends: memberProcedure
    .output(schemas.machineFriendsOutput)
    .query(({ ctx }) => listMachineFriends(ctx)),

  startOptions: memberProcedure
    .input(schemas.startOptionsInput)
    .output(schemas.startOptionsOutput)
    .query(({ ctx, input }) => getStartOptions(ctx, input)),

  guest: guestRouter,
  invitation: invitationRouter,
  pin: pinRouter,
  training: trainingRouter,
};
