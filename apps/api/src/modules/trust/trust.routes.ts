import { idOfText } from '@oche/validators/id-text';
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_MEDIA_TYPES,
  type DocumentMediaType,
  documentTypes,
} from '@oche/validators/trust/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import type { HttpLimits } from '../../plugins/guards/http-limits.ts';
import { type PlainOperation, says, sendsAny } from '../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../trpc/context.ts';
import { admitMember, admitWriter } from '../../trpc/procedures.ts';
import { readDocument, submitDocument } from './verification/document.service.ts';

const tag = 'Marketplace';
const send: PlainOperation = {
  id: 'market.verifications.send',
  area: 'market',
  tag,
  summary:
    'Send one document for a check as the body; it is stored encrypted, and deleted with the decision',
  access: 'member. At most 8 MB',
  parameters: z.object({ kind: z.enum(documentTypes).describe('What it is to prove') }),
  bodyTypes: DOCUMENT_MEDIA_TYPES,
  answers: { 204: says('It waits for an admin') },
  errors: [
    'UNAUTHENTICATED',
    'ACCOUNT_SUSPENDED',
    'EMAIL_NOT_VERIFIED',
    'DOCUMENT_TOO_LARGE',
    'DOCUMENT_WRONG_FORMAT',
    'VERIFICATION_DONE',
    'UNSUPPORTED_MEDIA_TYPE',
    'RATE_LIMITED',
    'UNAVAILABLE',
  ],
};
const read: PlainOperation = {
  id: 'market.verifications.document',
  area: 'market',
  tag,
  summary: 'The document of a check that waits; each look is noted in the log',
  access: 'admin',
  parameters: z.object({ id: z.string().describe('Of the check') }),
  answers: { 200: sendsAny('The document, as it was sent', [...DOCUMENT_MEDIA_TYPES]) },
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_UNREADABLE'],
};

/** Documents are neither pictures of uploads nor JSON: they come and go by routes of their own. */
export function registerTrustRoutes(app: FastifyInstance, deps: Deps, limits: HttpLimits): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // the body is left unread: the service reads it when it knows that the sender may send it
    scope.addContentTypeParser([...DOCUMENT_MEDIA_TYPES], (_request, _body, done) => done(null));
    scope.post<{ Params: { kind: string } }>(
      '/api/marketplace/verifications/:kind',
      {
        config: { bodyTypes: DOCUMENT_MEDIA_TYPES, operation: send },
        handlerTimeout: limits.uploadMs + limits.handlerMs,
      },
      async (request, reply) => {
        const ctx = await admitWriter(await createContext(deps, request, reply), 'upload');
        const kind = documentTypes.find((each) => each === request.params.kind);
        if (!kind) throw new AppError('NOT_FOUND');
        if (Number(request.headers['content-length'] ?? 0) > DOCUMENT_MAX_BYTES) {
          throw new AppError('DOCUMENT_TOO_LARGE');
        }
        const body = request.raw.iterator({ destroyOnReturn: false });
        await submitDocument(ctx, { kind, mediaType: mediaTypeOf(request), body });
        return reply.code(204).send();
      },
    );
  });
  app.get<{ Params: { id: string } }>(
    '/api/marketplace/verifications/:id(^\\d{1,15}$)/document',
    { config: { operation: read } },
    async (request, reply) => {
      const ctx = await admitMember(await createContext(deps, request, reply));
      if (ctx.secondFactorSetupRequired) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
      const id = idOfText(request.params.id) ?? 0;
      const { mediaType, bytes } = await readDocument(ctx, { id });
      return reply
        .type(mediaType)
        .headers({
          'cache-control': 'no-store',
          'content-disposition': dispositionOf(mediaType, id),
          'content-security-policy': SANDBOX,
        })
        .send(bytes);
    },
  );
}

/** If a browser shows a stranger's bytes as a page after all, it has no origin and runs nothing. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Pictures are shown; a PDF can have scripts, so no browser opens it on our site. */
const dispositionOf = (mediaType: DocumentMediaType, id: number): string =>
  mediaType === 'application/pdf' ? `attachment; filename="verification-${id}.pdf"` : 'inline';

/** Other types don't get here; only a request without a body does. */
function mediaTypeOf({ headers }: FastifyRequest) {
  const type = DOCUMENT_MEDIA_TYPES.find((each) => each === headers['content-type']?.toLowerCase());
  if (!type) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  return type;
}
