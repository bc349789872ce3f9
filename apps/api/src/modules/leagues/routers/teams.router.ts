import { done } from '@oche/validators/common';
import * as figures from '@oche/validators/leagues/figures';
import { createdOutput, seasonInput } from '@oche/validators/leagues/season';
import * as schemas from '@oche/validators/leagues/team';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { getTeamFigures } from '../figures/lists.service.ts';
import * as career from '../figures/player.service.ts';
import { playerCalls, teamCalls } from '../rest-api/calls.ts';
import { listAskedRegistrations } from '../team/asked.service.ts';
import * as captains from '../team/captain.service.ts';
import * as homes from '../team/home.service.ts';
import { listOutsideTeams } from '../team/outside.service.ts';
import * as squad from '../team/squad.service.ts';
import * as teams from '../team/team.service.ts';
import { withdrawEntry } from '../team/withdraw.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('leagues', 'leagues');

export const teamsRouter = router({
  get: publicProcedure
    .meta(teamCalls.get)
    .input(schemas.teamInput)
    .output(schemas.teamOutput)
    .query(({ ctx, input }) => teams.getTeam(ctx, input)),

  create: memberProcedure
    .meta({ speaks: true })
    .input(schemas.createTeamInput)
    .output(createdOutput)
    .mutation(({ ctx, input }) => teams.createTeam(ctx, input)),

  update: memberProcedure
    .meta({ speaks: true })
    .input(schemas.updateTeamInput)
    .output(schemas.teamOutput)
    .mutation(({ ctx, input }) => teams.updateTeam(ctx, input)),

  enter: memberProcedure
    .input(schemas.enterTeamInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => teams.enterTeam(ctx, input))),

  listOutside: memberProcedure
    .input(schemas.outsideTeamsInput)
    .output(schemas.outsideTeamsOutput)
    .query(({ ctx, input }) => listOutsideTeams(ctx, input)),

  updateEntry: memberProcedure
    .input(schemas.updateEntryInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => teams.updateEntry(ctx, input))),

  removeEntry: memberProcedure
    .input(schemas.entryInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => teams.removeEntry(ctx, input))),

  withdraw: memberProcedure
    .input(schemas.withdrawEntryInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => withdrawEntry(ctx, input))),

  setHomeAgreed: memberProcedure
    .input(schemas.homeAgreementInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => homes.setHomeAgreed(ctx, input))),

  atLounge: memberProcedure
    .input(schemas.homeTeamsInput)
    .output(schemas.homeTeamsOutput)
    .query(({ ctx, input }) => homes.listHomeTeams(ctx, input)),

  setCaptain: memberProcedure
    .meta({ scope: null })
    .input(schemas.setCaptainInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => captains.setCaptain(ctx, input))),

  removeCaptain: memberProcedure
    .meta({ scope: null })
    .input(schemas.captainInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => captains.removeCaptain(ctx, input))),
});

export const playersRouter = router({
  figures: publicProcedure
    .meta(playerCalls.figures)
    .input(figures.playerFiguresInput)
    .output(figures.playerFiguresOutput)
    .query(({ ctx, input }) => career.getPlayerFigures(ctx, input)),

  ofMember: publicProcedure
    .meta(playerCalls.ofMember)
    .input(figures.memberFiguresInput)
    .output(figures.memberFiguresOutput)
    .query(({ ctx, input }) => career.getMemberFigures(ctx, input)),
});

export const squadsRouter = router({
  list: publicProcedure
    .meta(teamCalls.squad)
    .input(schemas.entryInput)
    .output(schemas.squadOutput)
    .query(({ ctx, input }) => squad.listSquad(ctx, input)),

  figures: publicProcedure
    .meta(teamCalls.figures)
    .input(schemas.entryInput)
    .output(figures.teamFiguresOutput)
    .query(({ ctx, input }) => getTeamFigures(ctx, input)),

  listAsked: memberProcedure
    .input(seasonInput)
    .output(schemas.askedOutput)
    .query(({ ctx, input }) => listAskedRegistrations(ctx, input)),

  register: memberProcedure
    .meta({ speaks: true })
    .input(schemas.registerPlayerInput)
    .output(createdOutput)
    .mutation(({ ctx, input }) => squad.registerPlayer(ctx, input)),

  decide: memberProcedure
    .input(schemas.decideRegistrationInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => squad.decideRegistration(ctx, input))),

  end: memberProcedure
    .input(schemas.registrationInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => squad.endRegistration(ctx, input))),
});
