import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/remote/schemas';
import { tracked } from '@trpc/server';
import { router } from '../../trpc/init.ts';
import {
  liveProcedure,
  memberLiveProcedure,
  memberProcedure,
  publicProcedure,
} from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { ofDevice, ofMember, readPicture } from './access.service.ts';
import * as cameras from './camera.service.ts';
import { watchSignals } from './live.service.ts';
import { sendSignal } from './signal.service.ts';

/** For callers within the process: they have no connection that could end. */
const NEVER = new AbortController().signal;

/** The picture of two boards. It is of no area, as a game that has begun goes on. */
export const remoteRouter = router({
  get: memberProcedure
    .input(schemas.remoteGameInput)
    .output(schemas.remotePictureOutput)
    .query(({ ctx, input }) => readPicture(ctx, ofMember(ctx, input.gameId))),

  signal: memberProcedure
    .input(schemas.remoteSignalInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => sendSignal(ctx, ofMember(ctx, input.gameId), input))),

  events: memberLiveProcedure.input(schemas.remoteEventsInput).subscription(async function* ({
    ctx,
    input,
    signal = NEVER,
  }) {
    for await (const { id, event } of watchSignals(ctx, ofMember(ctx, input.gameId), input, signal))
      yield tracked(String(id), event);
  }),

  createCameraLink: memberProcedure
    .meta({ limit: 'posting' })
    .input(schemas.remoteGameInput)
    .output(schemas.cameraLinkOutput)
    .mutation(({ ctx, input }) => cameras.createCameraLink(ctx, input)),

  closeCamera: memberProcedure
    .input(schemas.remoteGameInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => cameras.closeCamera(ctx, input))),

  /** A phone, on which nobody signs in. */
  camera: router({
    open: publicProcedure
      .input(schemas.openCameraInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => cameras.openCamera(ctx, input))),

    get: publicProcedure
      .input(schemas.cameraInput)
      .output(schemas.remotePictureOutput)
      .query(({ ctx, input }) => readPicture(ctx, ofDevice(input.device))),

    signal: publicProcedure
      .input(schemas.cameraSignalInput)
      .output(done)
      .mutation(
        thenOk(({ ctx, input }) =>
          sendSignal(ctx, ofDevice(input.device), input, { isPhone: true }),
        ),
      ),

    events: liveProcedure.input(schemas.cameraEventsInput).subscription(async function* ({
      ctx,
      input,
      signal = NEVER,
    }) {
      const camera = { ...input, role: 'camera' as const };
      for await (const { id, event } of watchSignals(ctx, ofDevice(input.device), camera, signal))
        yield tracked(String(id), event);
    }),
  }),
});
