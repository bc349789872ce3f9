import { idOfText } from '@oche/validators/id-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../lib/deps.ts';
import { addressKey } from '../../../lib/limits/address.ts';
import { type PlainOperation, redirects, sends } from '../../../plugins/openapi/plain-operation.ts';
import { sendDrawing } from '../../../plugins/send-drawing.ts';
import { drawPreview } from './preview.service.ts';

const preview: PlainOperation = {
  id: 'forum.preview',
  area: 'forum',
  tag: 'Forum',
  summary: 'A thread as a picture of 1200 × 630 pixels, for shared links',
  parameters: z.object({ id: z.string().describe('Of the thread') }),
  answers: {
    200: sends('The picture', 'image/png', z.file()),
    301: redirects('Of the thread that this one went into'),
  },
  errors: ['THREAD_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
};

/** Pictures that other sites show with a link to a thread. */
export function registerPreviewRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/forum/thread/:id(^\\d{1,15}$)/picture.png',
    {
      onRequest: async (request: FastifyRequest) => deps.limits.use('call', addressKey(request.ip)),
      config: { operation: preview },
    },
    async (request, reply) => {
      const drawn = await drawPreview(deps, idOfText(request.params.id) ?? 0);
      if (typeof drawn === 'number') {
        return reply.redirect(`/forum/thread/${drawn}/picture.png`, 301);
      }
      return sendDrawing(request, reply, { type: 'image/png', picture: drawn });
    },
  );
}
