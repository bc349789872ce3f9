import { idOfText } from '@oche/validators/id-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { type PlainOperation, sends } from '../../plugins/openapi/plain-operation.ts';
import { sendDrawing } from '../../plugins/send-drawing.ts';
import { drawPreview } from './watch/preview.service.ts';

const preview: PlainOperation = {
  id: 'games.preview',
  area: 'games',
  tag: 'Games',
  summary: 'The score of a public game as a picture of 1200 × 630 pixels, for shared links',
  parameters: z.object({ id: z.string().describe('Of the game') }),
  answers: { 200: sends('The picture', 'image/png', z.file()) },
  errors: ['GAME_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
};

/** Pictures that other sites show with a link to a game. */
export function registerGameRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/games/:id(^\\d{1,15}$)/picture.png',
    {
      onRequest: async (request: FastifyRequest) => deps.limits.use('call', addressKey(request.ip)),
      config: { operation: preview },
    },
    async (request, reply) => {
      const picture = await drawPreview(deps, idOfText(request.params.id) ?? 0);
      return sendDrawing(request, reply, { type: 'image/png', picture });
    },
  );
}
