import type { ErrorCode } from '@oche/validators/errors';
import type { Picture } from '@oche/validators/uploads/schemas';
import { ApiError } from '../../lib/errors/errors.ts';
import type { ErrorData } from '../../lib/trpc.ts';
import { typeOf } from './accept-file.ts';

/** longer than the server's own limit */
const TIMEOUT_MS = 180_000;

export interface Sending {
  /** 0 to 1; at 1 everything is sent, and the server is working */
  onProgress(fraction: number): void;
  signal: AbortSignal;
}

/**
 * Uploads one picture. It uses XMLHttpRequest, as fetch doesn't report progress.
 * @throws ApiError when the server refuses the picture, Error when the server can't be reached
 */
export function sendPicture(file: File, { onProgress, signal }: Sending): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/uploads');
    request.setRequestHeader('content-type', typeOf(file) ?? file.type);
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.response);
      else reject(refusalOfAnswer(request));
    };
    const fail = () => reject(new Error('the server is out of reach'));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/**
 * The error in a REST answer of the API as an ApiError; other answers come from a proxy in between.
 */
function refusalOfAnswer(request: XMLHttpRequest): Error {
  const answer = request.response as { code?: ErrorCode; details?: ErrorData['details'] } | null;
  if (!answer?.code) return new Error(`the answer was ${request.status}`);
  const retryAfter = Number(request.getResponseHeader('retry-after'));
  return new ApiError({
    code: answer.code,
    domain: 'uploads',
    httpStatus: request.status,
    requestId: request.getResponseHeader('x-request-id') ?? '',
    ...(answer.details && { details: answer.details }),
    ...(retryAfter > 0 && { retryAfter }),
  });
}
