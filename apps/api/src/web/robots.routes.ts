import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../lib/address.ts';
import type { Deps } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import {
  countThreadParts,
  listForumPages,
  listThreadPages,
  type SitemapEntry,
} from '../modules/forum/index.ts';
import { originOf } from '../plugins/request-guards.ts';

/** The protocol allows 50,000 addresses a file; smaller parts are made faster. */
const THREADS_PER_PART = 10_000;

const STATIC_PATHS = ['/', '/help', '/contact', '/privacy', '/terms', '/imprint'];

/** Answers for a member only; a crawler would find nothing but the way to the sign-in. */
const CLOSED_PATHS = [
  '/api/',
  '/trpc/',
  '/account',
  '/admin',
  '/dashboard',
  '/friends',
  '/messages',
  '/profile',
];

/** What crawlers ask for: robots.txt, and the public pages as sitemaps.org describes them. */
export function registerRobots(app: FastifyInstance, deps: Deps): void {
  const counted = async (request: FastifyRequest) =>
    deps.limits.use('call', addressKey(request.ip));

  app.get('/robots.txt', { onRequest: counted }, (request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
      `Sitemap: ${originOf(request, deps.env)}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', { onRequest: counted }, async (request, reply) => {
    const parts = await countThreadParts(deps, THREADS_PER_PART);
    const files = ['pages', ...Array.from({ length: parts }, (_, part) => `threads-${part}`)];
    const origin = originOf(request, deps.env);
    const entries = files.map(
      (file) => `<sitemap><loc>${origin}/sitemap/${file}.xml</loc></sitemap>`,
    );
    return sendXml(reply, 'sitemapindex', entries);
  });

  app.get('/sitemap/pages.xml', { onRequest: counted }, async (request, reply) => {
    const pages = [...STATIC_PATHS.map((path) => ({ path })), ...(await listForumPages(deps))];
    return sendUrls(request, reply, pages);
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap/threads-:part(^\\d{1,6}$).xml',
    { onRequest: counted },
    async (request, reply) => {
      const pages = await listThreadPages(deps, Number(request.params.part), THREADS_PER_PART);
      if (pages.length === 0) throw new AppError('NOT_FOUND');
      return sendUrls(request, reply, pages);
    },
  );

  function sendUrls(request: FastifyRequest, reply: FastifyReply, pages: SitemapEntry[]) {
    const origin = originOf(request, deps.env);
    const entries = pages.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
      return `<url><loc>${origin}${path}</loc>${changed}</url>`;
    });
    return sendXml(reply, 'urlset', entries);
  }
}

function sendXml(reply: FastifyReply, root: string, entries: string[]): FastifyReply {
  const body = entries.join('\n');
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</${root}>\n`,
    );
}
