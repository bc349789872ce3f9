import {
  pictureOutput,
  UPLOAD_MAX_BYTES,
  UPLOAD_TYPES,
  uploadId,
} from '@oche/validators/uploads/schemas';
import { UPLOAD_SCOPES } from '@oche/validators/uploads/scopes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { fileName } from '../../lib/storage/picture-file.ts';
import type { HttpLimits } from '../../plugins/guards/http-limits.ts';
import { type PlainOperation, says, sends } from '../../plugins/openapi/plain-operation.ts';
import { quietLevel } from '../../plugins/request-log.ts';
import { createContext } from '../../trpc/context.ts';
import { admitWriter } from '../../trpc/procedures.ts';
import type { PictureType } from './encoding/formats.ts';
import { PictureSights } from './sight.service.ts';
import { createUpload } from './upload.service.ts';

/** An id is never used again, so its files never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept by the reader's browser alone, which asks each time whether it still may show it. */
const ASK_AGAIN = 'private, no-cache';

const tag = 'Pictures';
const create: PlainOperation = {
  id: 'uploads.create',
  tag,
  scope: UPLOAD_SCOPES,
  summary: 'Upload one picture as the body; what nothing shows is removed after a day',
  access: 'member. At most 8 MB and 40 megapixels',
  bodyTypes: UPLOAD_TYPES,
  answers: { 201: sends('Stored', 'application/json', pictureOutput) },
  errors: [
    'UNAUTHENTICATED',
    'ACCOUNT_SUSPENDED',
    'EMAIL_NOT_VERIFIED',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_TOO_MANY_PIXELS',
    'UPLOAD_WRONG_FORMAT',
    'UPLOAD_BROKEN',
    'UNSUPPORTED_MEDIA_TYPE',
    'RATE_LIMITED',
    'UNAVAILABLE',
  ],
};
const read: PlainOperation = {
  id: 'uploads.read',
  audience: 'who knows the random id of a picture',
  tag,
  summary:
    'A picture in one of its widths; it never changes. Those of drafts and of private messages are for who may read these',
  parameters: z.object({
    id: z.string().describe('Of the picture'),
    file: z.string().describe('Its width: `960.webp`'),
  }),
  answers: {
    200: sends('The picture', 'image/webp', z.file()),
    304: says('The one that you have, by `If-None-Match`'),
  },
  errors: ['UPLOAD_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
};

/** Takes one picture as the body of a request, and serves the files that are made of it. */
export function registerUploads(app: FastifyInstance, deps: Deps, limits: HttpLimits): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // the body is left unread: the service reads it when it knows that the sender may upload
    scope.addContentTypeParser([...UPLOAD_TYPES], (_request, _body, done) => done(null));
    scope.post(
      '/api/uploads',
      {
        config: { bodyTypes: UPLOAD_TYPES, operation: create },
        handlerTimeout: limits.uploadMs + limits.handlerMs,
      },
      receive(deps),
    );
  });
  app.route<MediaRoute>({
    // Fastify's own HEAD would read the whole file
    method: ['GET', 'HEAD'],
    url: '/media/:id/:file',
    logLevel: quietLevel(deps.env),
    onRequest: async (request) => deps.limits.use('picture', addressKey(request.ip)),
    config: { operation: read },
    handler: serve(deps),
  });
}

function receive(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await admitWriter(await createContext(deps, request, reply), 'upload');
    if (sizeOf(request) > UPLOAD_MAX_BYTES) throw new AppError('UPLOAD_TOO_LARGE');
    const body = request.raw.iterator({ destroyOnReturn: false });
    const picture = await createUpload(ctx, { type: typeOf(request), body });
    return reply.code(201).header('cache-control', 'no-store').send(picture);
  };
}

/** @returns bytes; NaN when the body comes in chunks */
const sizeOf = ({ headers }: FastifyRequest): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.NaN;

/** Other types don't get here; only a request without a body does. */
function typeOf({ headers }: FastifyRequest): PictureType {
  const type = UPLOAD_TYPES.find((each) => each === headers['content-type']?.toLowerCase());
  if (!type) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  return type;
}

interface MediaRoute {
  Params: { id: string; file: string };
}

/** Asks the database once for a picture that everybody may see, and each time for one that only some may. */
function serve(deps: Deps) {
  const { storage } = deps;
  const sights = new PictureSights(deps);
  return async (request: FastifyRequest<MediaRoute>, reply: FastifyReply) => {
    const { id, file } = request.params;
    const width = /^([1-9]\d{0,3})\.webp$/.exec(file)?.[1];
    if (!width || !uploadId.safeParse(id).success) throw new AppError('UPLOAD_NOT_FOUND');
    const sight = await sights.of(id, async () => {
      const ctx = await createContext(deps, request, reply, { mayBeKept: true });
      return ctx.actor;
    });
    if (sight === 'nobody') throw new AppError('UPLOAD_NOT_FOUND');
    const etag = `"${id}-${width}"`;
    const isKnown = request.headers['if-none-match']?.includes(etag) ?? false;
    const stored = isKnown ? undefined : await storage.find(fileName(id, Number(width)));
    if (!isKnown && !stored) throw new AppError('UPLOAD_NOT_FOUND');
    reply.headers({ 'cache-control': sight === 'everybody' ? FOR_EVER : ASK_AGAIN, etag });
    if (!stored) return reply.code(304).send();
    reply.headers({ 'content-type': 'image/webp', 'content-length': stored.bytes });
    return reply.send(request.method === 'HEAD' ? undefined : await stored.open());
  };
}
