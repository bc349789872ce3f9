import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/notifications/push';
import { router } from '../../trpc/init.ts';
import { memberProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as devices from './push-device.service.ts';

/** Suspended members, too, hear what is decided about them, and say where. */
const ownDevicesProcedure = memberProcedure.meta({ whileSuspended: true });

export const pushRouter = router({
  list: memberProcedure
    // the first one ever makes the key
    .meta({ writes: true })
    .output(schemas.pushDeviceListOutput)
    .query(({ ctx }) => devices.listDevices(ctx)),

  save: ownDevicesProcedure
    .input(schemas.savePushDeviceInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => devices.saveDevice(ctx, input))),

  renew: ownDevicesProcedure
    .input(schemas.pushSubscriptionInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => devices.renewDevice(ctx, input))),

  delete: ownDevicesProcedure
    .input(schemas.pushDeviceInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => devices.deleteDevice(ctx, input.id))),

  test: ownDevicesProcedure
    .meta({ limit: 'posting' })
    .input(schemas.pushDeviceInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => devices.testDevice(ctx, input.id))),
});
