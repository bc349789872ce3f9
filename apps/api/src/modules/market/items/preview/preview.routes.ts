import { idOfText } from '@oche/validators/id-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../../lib/deps.ts';
import { addressKey } from '../../../../lib/limits/address.ts';
import { type PlainOperation, sends } from '../../../../plugins/openapi/plain-operation.ts';
import { sendDrawing } from '../../../../plugins/send-drawing.ts';
import { drawItemQr, drawPreview } from './preview.service.ts';

const tag = 'Marketplace';
const parameters = z.object({ id: z.string().describe('Of the ad') });
const preview: PlainOperation = {
  id: 'market.preview',
  area: 'market',
  tag,
  summary: 'An ad as a picture of 1200 × 630 pixels, for shared links',
  parameters,
  answers: { 200: sends('The picture', 'image/jpeg', z.file()) },
  errors: ['ITEM_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
};
const qr: PlainOperation = {
  id: 'market.qr',
  area: 'market',
  tag,
  summary: 'The link to an ad as a QR code of 200 × 200 pixels',
  parameters,
  answers: { 200: sends('The code', 'image/png', z.file()) },
  errors: ['RATE_LIMITED'],
};

const A_DAY = 'public, max-age=86400';

interface ItemRoute {
  Params: { id: string };
}

/** Pictures of an ad that are drawn here: for links on other sites, and for cameras. */
export function registerPreviewRoutes(app: FastifyInstance, deps: Deps): void {
  const counted = async (request: FastifyRequest) =>
    deps.limits.use('call', addressKey(request.ip));

  app.get<ItemRoute>(
    '/marketplace/:id(^\\d{1,15}$)/picture.jpg',
    { onRequest: counted, config: { operation: preview } },
    async (request, reply) => {
      const picture = await drawPreview(deps, idOfText(request.params.id) ?? 0);
      return sendDrawing(request, reply, { type: 'image/jpeg', picture });
    },
  );

  app.get<ItemRoute>(
    '/marketplace/:id(^\\d{1,15}$)/qr.png',
    { onRequest: counted, config: { operation: qr } },
    async ({ params }, reply) => {
      const picture = await drawItemQr(deps, idOfText(params.id) ?? 0);
      return reply.type('image/png').header('cache-control', A_DAY).send(picture);
    },
  );
}
