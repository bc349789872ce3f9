import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/webhooks/schemas';
import { router } from '../../trpc/init.ts';
import { proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as hooks from './hook/hook.service.ts';
import { listSubjects } from './hook/things.service.ts';
import * as log from './log/log.service.ts';

const { memberProcedure } = proceduresOf(null, 'webhooks');

const tag = 'Webhooks';
const { webhookInput, webhookOutput, webhookWithSecretOutput, deliveryInput } = schemas;

export const webhooksRouter = router({
  kinds: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/webhook-events',
        summary: 'What webhooks can hear, each with the kinds of subjects that hear of it',
        tag,
      },
    })
    .output(schemas.webhookKindsOutput)
    .query(({ ctx }) => hooks.listKinds(ctx)),

  subjects: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/webhook-subjects',
        summary:
          'To what a webhook can be narrowed: what you run or belong to, or what is at the address of a page',
        tag,
      },
    })
    .input(schemas.webhookSubjectsInput)
    .output(schemas.webhookSubjectsOutput)
    .query(({ ctx, input }) => listSubjects(ctx, input)),

  list: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/webhooks',
        summary: 'Your webhooks, and those of teams of what you run',
        tag,
      },
    })
    .output(schemas.webhookListOutput)
    .query(({ ctx }) => hooks.listHooks(ctx)),

  get: memberProcedure
    .meta({ rest: { method: 'GET', path: '/webhooks/{id}', summary: 'A webhook', tag } })
    .input(webhookInput)
    .output(webhookOutput)
    .query(({ ctx, input }) => hooks.getHook(ctx, input)),

  create: memberProcedure
    .meta({
      limit: 'posting',
      rest: {
        method: 'POST',
        path: '/webhooks',
        summary: 'Sets up a webhook; only this answer has its secret',
        tag,
        status: 201,
        errors: ['WEBHOOK_THING_NOT_FOUND', 'WEBHOOK_TEAM_ONLY', 'WEBHOOKS_TOO_MANY'],
      },
    })
    .input(schemas.createWebhookInput)
    .output(webhookWithSecretOutput)
    .mutation(({ ctx, input }) => hooks.createHook(ctx, input)),

  update: memberProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/webhooks/{id}',
        summary: 'Changes a webhook, or switches it on or off; what is missing stays',
        tag,
        errors: ['WEBHOOK_TEAM_ONLY'],
      },
    })
    .input(schemas.updateWebhookInput)
    .output(webhookOutput)
    .mutation(({ ctx, input }) => hooks.updateHook(ctx, input)),

  delete: memberProcedure
    .meta({
      whileSuspended: true,
      rest: {
        method: 'DELETE',
        path: '/webhooks/{id}',
        summary: 'Deletes a webhook with its messages',
        tag,
      },
    })
    .input(webhookInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => hooks.deleteHook(ctx, input))),

  rotateSecret: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/webhooks/{id}/secret',
        summary: 'A new secret; the former one signs as well for 24 hours',
        tag,
      },
    })
    .input(webhookInput)
    .output(webhookWithSecretOutput)
    .mutation(({ ctx, input }) => hooks.rotateSecret(ctx, input)),

  ping: memberProcedure
    .meta({
      limit: 'posting',
      rest: {
        method: 'POST',
        path: '/webhooks/{id}/ping',
        summary: 'Sends a test message at once, and tells what its receiver answers',
        tag,
        errors: ['WEBHOOK_RECEIVER_BUSY'],
      },
    })
    .input(webhookInput)
    .output(schemas.deliveryDetailOutput)
    .mutation(({ ctx, input }) => log.ping(ctx, input)),

  deliveries: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/webhooks/{id}/deliveries',
        summary: 'What a webhook got and waits for in the last 30 days, the latest first',
        tag,
      },
    })
    .input(schemas.deliveryListInput)
    .output(schemas.deliveryListOutput)
    .query(({ ctx, input }) => log.listDeliveries(ctx, input)),

  delivery: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/webhooks/{id}/deliveries/{deliveryId}',
        summary: 'A message with its content and the beginning of the last answer',
        tag,
        errors: ['WEBHOOK_DELIVERY_NOT_FOUND'],
      },
    })
    .input(deliveryInput)
    .output(schemas.deliveryDetailOutput)
    .query(({ ctx, input }) => log.getDelivery(ctx, input)),

  replay: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/webhooks/{id}/deliveries/{deliveryId}/replay',
        summary: 'Sends a message once more, with the same id and content',
        tag,
        errors: ['WEBHOOK_DELIVERY_NOT_FOUND', 'WEBHOOK_DELIVERY_WAITS'],
      },
    })
    .input(deliveryInput)
    .output(schemas.deliveryOutput)
    .mutation(({ ctx, input }) => log.replay(ctx, input)),

  replayFailed: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/webhooks/{id}/replay',
        summary: 'Sends once more all that was given up since a time, at most 10,000 messages',
        tag,
      },
    })
    .input(schemas.replayFailedInput)
    .output(schemas.replayFailedOutput)
    .mutation(({ ctx, input }) => log.replayFailed(ctx, input)),
});
