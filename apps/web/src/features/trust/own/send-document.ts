import type { ErrorCode } from '@oche/validators/errors';
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_MEDIA_TYPES,
  type DocumentType,
} from '@oche/validators/trust/limits';
import { ApiError } from '../../../lib/errors/errors.ts';

/**
 * Sends one document for a check.
 * @throws ApiError when it is refused, Error when the server can't be reached
 */
export async function sendDocument(kind: DocumentType, file: File): Promise<void> {
  if (!DOCUMENT_MEDIA_TYPES.some((type) => type === file.type)) {
    throw refusal('DOCUMENT_WRONG_FORMAT', 415);
  }
  if (file.size > DOCUMENT_MAX_BYTES) throw refusal('DOCUMENT_TOO_LARGE', 413);
  const answer = await fetch(`/api/marketplace/verifications/${kind}`, {
    method: 'POST',
    headers: { 'content-type': file.type },
    body: file,
  });
  if (answer.ok) return;
  const { code }: { code?: ErrorCode } = await answer.json().catch(() => ({}));
  if (!code) throw new Error(`the answer was ${answer.status}`);
  throw refusal(code, answer.status);
}

const refusal = (code: ErrorCode, httpStatus: number): ApiError =>
  new ApiError({ code, domain: 'trust', httpStatus, requestId: '' });
