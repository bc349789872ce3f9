import * as schemas from '@oche/validators/leagues/import';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { applyImport, previewImport } from '../import/import.service.ts';

const { memberProcedure } = proceduresOf('leagues', 'leagues');

/** a season's games, with what JSON and umlauts add */
const bodyBytes = 1024 * 1024;

export const importRouter = router({
  /** as a mutation, as a file is too long for an address */
  preview: memberProcedure
    .meta({ bodyBytes })
    .input(schemas.previewImportInput)
    .output(schemas.importPreviewOutput)
    .mutation(({ ctx, input }) => previewImport(ctx, input)),

  run: memberProcedure
    .meta({ bodyBytes })
    .input(schemas.applyImportInput)
    .output(schemas.importedOutput)
    .mutation(({ ctx, input }) => applyImport(ctx, input)),
});
