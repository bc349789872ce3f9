import type { FastifyRequest } from 'fastify';

/** Query parameters that say where a page begins; a link to another page has only one of them. */
const POSITIONS = ['cursor', 'before', 'around'];

/** A link of the `Link` header, to the same address at another position. */
export function pageLink(
  request: FastifyRequest,
  rel: string,
  position: string,
  cursor: string,
): string {
  const url = new URL(request.url, 'http://host');
  for (const name of POSITIONS) url.searchParams.delete(name);
  url.searchParams.set(position, cursor);
  return `<${url.pathname}${url.search}>; rel="${rel}"`;
}
