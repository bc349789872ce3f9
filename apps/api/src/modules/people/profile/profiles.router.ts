import * as schemas from '@oche/validators/people/profiles';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { documentedProfile, profileFields } from './profile.rest.ts';
import * as edit from './profile-edit.service.ts';
import { getProfile } from './profile-seen.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf(null, 'profile');

const tag = 'Members';

export const profilesRouter = router({
  get: publicProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/profile/{userId}',
        summary: 'A profile, as far as it is for the reader',
        tag,
      },
    })
    .input(schemas.profileInput)
    .output(schemas.profileOutput)
    .query(({ ctx, input }) => getProfile(ctx, input)),

  update: memberProcedure
    .meta({
      limit: 'posting',
      speaks: true,
      rest: {
        method: 'PUT',
        path: '/profile',
        summary: 'Changes the own profile; what is not given stays as it is',
        tag,
        names: { profileImageUrl: ['image', 'profileImageUrl'] },
        toInput: profileFields,
        inputSchema: documentedProfile,
      },
    })
    .input(schemas.updateProfileInput)
    .output(schemas.profileOutput)
    .mutation(({ ctx, input }) => edit.updateProfile(ctx, input)),

  chooseSection: memberProcedure
    .meta({ scope: null })
    .meta({ whileSuspended: true })
    .input(schemas.chooseSectionInput)
    .output(schemas.profileOutput)
    .mutation(({ ctx, input }) => edit.chooseSection(ctx, input)),

  setAvatar: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.setAvatarInput)
    .output(schemas.profileOutput)
    .mutation(({ ctx, input }) => edit.setAvatar(ctx, input)),

  removeAvatar: memberProcedure
    .meta({ whileSuspended: true })
    .output(schemas.profileOutput)
    .mutation(({ ctx }) => edit.removeAvatar(ctx)),
});
