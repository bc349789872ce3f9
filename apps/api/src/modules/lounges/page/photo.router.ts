import { done } from '@oche/validators/common';
import { setPhotosInput } from '@oche/validators/lounges/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { setPhotos } from './photo.service.ts';

const { memberProcedure } = proceduresOf('lounges', 'lounges');

export const photoRouter = router({
  set: memberProcedure
    .input(setPhotosInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setPhotos(ctx, input);
      return { ok: true as const };
    }),
});
