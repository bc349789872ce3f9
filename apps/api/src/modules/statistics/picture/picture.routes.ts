import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../lib/deps.ts';
import { addressKey } from '../../../lib/limits/address.ts';
import { type PlainOperation, sends } from '../../../plugins/openapi/plain-operation.ts';
import { sendDrawing } from '../../../plugins/send-drawing.ts';
import { drawPicture } from './picture.service.ts';

const picture: PlainOperation = {
  id: 'statistics.picture',
  tag: 'Statistics',
  summary:
    'The numbers of a player who shows them to everybody, as a picture of 1200 × 630 pixels, for shared links',
  parameters: z.object({ username: z.string().describe('Of the member') }),
  answers: { 200: sends('The picture', 'image/png', z.file()) },
  errors: ['MEMBER_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
};

/** Pictures that other sites show with a link to a player. */
export function registerPictureRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { username: string } }>(
    '/players/:username(^[\\w.-]{1,40}$)/picture.png',
    {
      onRequest: async (request: FastifyRequest) => deps.limits.use('call', addressKey(request.ip)),
      config: { operation: picture },
    },
    async (request, reply) => {
      const drawn = await drawPicture(deps, request.params.username);
      return sendDrawing(request, reply, { type: 'image/png', picture: drawn });
    },
  );
}
