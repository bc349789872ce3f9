import * as schemas from '@oche/validators/leagues/import';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { applyImport, previewImport } from '../import/import.service.ts';

const { memberProcedure } = proceduresOf('leagues');

export const importRouter = router({
  /** as a mutation, as a file is too long for an address */
  preview: memberProcedure
    .input(schemas.previewImportInput)
    .output(schemas.importPreviewOutput)
    .mutation(({ ctx, input }) => previewImport(ctx, input)),

  run: memberProcedure
    .input(schemas.applyImportInput)
    .output(schemas.importedOutput)
    .mutation(({ ctx, input }) => applyImport(ctx, input)),
});
