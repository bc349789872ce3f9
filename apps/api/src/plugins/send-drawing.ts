import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isKnownTag } from './etag.ts';

/** The address that a page names has the state of its thing in it; without it it may be older. */
const SOME_MINUTES = 'public, max-age=300';

/** Drawings are kept for a while, and their tags with them. */
const tags = new WeakMap<Buffer, string>();

function tagOf(picture: Buffer): string {
  const known = tags.get(picture);
  if (known) return known;
  const tag = etagOf(picture);
  tags.set(picture, tag);
  return tag;
}

/** Sends a picture that was drawn for shared links, or 304 without a body to whoever has this very one. */
export function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, picture }: { type: 'image/png' | 'image/jpeg'; picture: Buffer },
): FastifyReply {
  const etag = tagOf(picture);
  reply.header('cache-control', SOME_MINUTES).header('etag', etag);
  if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(picture);
}
