import { unsubscribeInput } from '@oche/validators/notifications/schemas';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { inputError } from '../../lib/error-shape.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { type PlainOperation, says } from '../../plugins/openapi/plain-operation.ts';
import { unsubscribe } from './settings/unsubscribe.service.ts';

/** What mail programs send (RFC 8058); nothing of it is needed. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;
const FORM_MAX_BYTES = 2000;

const oneClick: PlainOperation = {
  id: 'notifications.unsubscribe',
  audience: 'who has the link of a mail',
  tag: 'Notifications',
  summary: 'Stops the mails that the link is from, by one click in a mail program (RFC 8058)',
  parameters: unsubscribeInput,
  answers: { 204: says('There are no more of them') },
  errors: ['BAD_INPUT', 'UNSUBSCRIBE_LINK_BROKEN', 'RATE_LIMITED'],
};

export function registerNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...FORM_TYPES],
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, _body, done) => done(null),
    );
    scope.post(
      '/unsubscribe',
      {
        onRequest: (request) => deps.limits.use('call', addressKey(request.ip)),
        config: { bodyTypes: FORM_TYPES, operation: oneClick },
      },
      async (request, reply) => {
        const input = unsubscribeInput.safeParse(request.query);
        if (!input.success) throw inputError(input.error);
        await unsubscribe(deps, input.data.token);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}
