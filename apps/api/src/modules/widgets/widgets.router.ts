import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/widgets/schemas';
import { router } from '../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { findSubject } from './subject.service.ts';
import * as widgets from './widget.service.ts';

export const widgetsRouter = router({
  list: memberProcedure
    .output(schemas.widgetListOutput)
    .query(({ ctx }) => widgets.listWidgets(ctx)),

  subject: memberProcedure
    .input(schemas.findSubjectInput)
    .output(schemas.subjectOutput)
    .query(({ ctx, input }) => findSubject(ctx, input)),

  create: memberProcedure
    .meta({ limit: 'posting' })
    .input(schemas.createWidgetInput)
    .output(schemas.widgetOutput)
    .mutation(({ ctx, input }) => widgets.createWidget(ctx, input)),

  update: memberProcedure
    .input(schemas.updateWidgetInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => widgets.updateWidget(ctx, input))),

  delete: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.widgetInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => widgets.deleteWidget(ctx, input))),

  show: publicProcedure
    .input(schemas.shownWidgetInput)
    .output(schemas.shownWidgetOutput)
    .query(({ ctx, input }) => widgets.showWidget(ctx, input)),
});
