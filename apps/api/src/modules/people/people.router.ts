import { done, page } from '@oche/validators/common';
import * as schemas from '@oche/validators/people/schemas';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as blocks from './blocking/block.service.ts';
import * as directory from './directory/directory.service.ts';
import * as profile from './profile/profile.service.ts';
import * as follows from './relations/follow.service.ts';

const { memberProcedure } = proceduresOf(null, 'profile');

const tag = 'Members';

/** Suspended members, too, decide what others see of them and whom they don't want to see. */
const ownProfileProcedure = memberProcedure.meta({ whileSuspended: true });

export const peopleRouter = router({
  list: memberProcedure
    .meta({ rest: { method: 'GET', path: '/users', summary: 'Members, by username', tag } })
    .input(schemas.personListInput)
    .output(schemas.personListOutput)
    .query(({ ctx, input }) => directory.listPeople(ctx, input)),

  search: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/users/search',
        summary: 'Members whose name or username is like the query, the best matches first',
        tag,
      },
    })
    .input(schemas.searchPeopleInput)
    .output(schemas.searchPeopleOutput)
    .query(({ ctx, input }) => directory.searchPeople(ctx, input)),

  own: memberProcedure
    .output(schemas.ownProfileOutput)
    .query(({ ctx }) => profile.getOwnProfile(ctx)),

  changeUsername: memberProcedure
    .meta({ scope: null })
    .meta({ speaks: true })
    .input(schemas.changeUsernameInput)
    .output(schemas.ownProfileOutput)
    .mutation(({ ctx, input }) => profile.changeUsername(ctx, input)),

  chooseVisibility: ownProfileProcedure
    .meta({ scope: null })
    .input(schemas.chooseVisibilityInput)
    .output(schemas.ownProfileOutput)
    .mutation(({ ctx, input }) => profile.chooseVisibility(ctx, input)),

  block: ownProfileProcedure
    .meta({ scope: null })
    .input(schemas.personInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => blocks.blockPerson(ctx, input))),

  unblock: ownProfileProcedure
    .meta({ scope: null })
    .input(schemas.personInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => blocks.unblockPerson(ctx, input))),

  listBlocks: memberProcedure
    .meta({ scope: null })
    .input(page)
    .output(schemas.tieListOutput)
    .query(({ ctx, input }) => blocks.listBlocks(ctx, input)),

  follow: memberProcedure
    .meta({ scope: 'friends' })
    .meta({ limit: 'posting' })
    .input(schemas.personInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => follows.followPerson(ctx, input))),

  unfollow: memberProcedure
    .meta({ scope: 'friends' })
    .input(schemas.personInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => follows.unfollowPerson(ctx, input))),

  listFollows: memberProcedure
    .meta({ scope: 'friends' })
    .input(page)
    .output(schemas.tieListOutput)
    .query(({ ctx, input }) => follows.listFollows(ctx, input)),
});
