import { type GuideTopic, guideTopics, pathOfGuide } from '@oche/validators/developers/topics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SitemapEntry, SitemapParts } from '../lib/declared/sitemap.ts';
import type { Deps } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { addressKey } from '../lib/limits/address.ts';
import type { DomainModule } from '../modules/manifest.ts';
import { originOf } from '../plugins/guards/request-guards.ts';
import { type PlainOperation, sends } from '../plugins/openapi/plain-operation.ts';

/** The protocol allows 50,000 addresses in a file; smaller files are made faster. */
const PAGES_PER_PART = 10_000;

/** Public pages that belong to no domain. */
const STATIC_PATHS = [
  ...['/', '/help', '/contact', '/privacy', '/terms', '/imprint'],
  ...(Object.keys(guideTopics) as GuideTopic[]).map(pathOfGuide),
];

/** Paths that are no pages, and pages for members that belong to no domain. */
const CLOSED_PATHS = [
  '/api/',
  '/trpc/',
  '/admin',
  '/dashboard',
  '/friends',
  '/messages',
  '/profile',
];

const tag = 'Crawlers';
const robots: PlainOperation = {
  id: 'robots',
  tag,
  summary: 'Where crawlers find nothing, and where the sitemap is',
  answers: { 200: sends('As RFC 9309 describes it', 'text/plain') },
};
const index: PlainOperation = {
  id: 'sitemap.index',
  tag,
  summary: 'The files of the sitemap',
  answers: { 200: sends('As sitemaps.org describes it', 'application/xml') },
};
const pages: PlainOperation = {
  ...index,
  id: 'sitemap.pages',
  summary: 'Public pages of which there are few',
};
const partOf = (kind: string, area: SitemapParts['area']): PlainOperation => ({
  ...index,
  id: `sitemap.${kind}`,
  ...(area && { area }),
  summary: `Public pages: ${kind}, by the thousands`,
  parameters: z.object({ part: z.int().min(0).describe('As the index names it') }),
  errors: ['NOT_FOUND'],
});

/** Serves what crawlers ask for: robots.txt, and a sitemap of the public pages (sitemaps.org). */
export function registerRobots(
  app: FastifyInstance,
  deps: Deps,
  modules: readonly Pick<DomainModule, 'sitemap' | 'closedPaths'>[],
): void {
  const closedPaths = [
    ...CLOSED_PATHS,
    ...modules.flatMap((module) => module.closedPaths ?? []),
  ].sort();
  const sitemaps = modules.flatMap(({ sitemap }) => sitemap ?? []);
  const parted = sitemaps.flatMap(({ parts = {} }) => Object.entries(parts));
  const counted = async (request: FastifyRequest) =>
    deps.limits.use('call', addressKey(request.ip));

  app.get(
    '/robots.txt',
    { onRequest: counted, config: { operation: robots } },
    (request, reply) => {
      const lines = [
        'User-agent: *',
        ...closedPaths.map((path) => `Disallow: ${path}`),
        `Sitemap: ${originOf(request, deps.env)}/sitemap.xml`,
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    },
  );

  app.get(
    '/sitemap.xml',
    { onRequest: counted, config: { operation: index } },
    async (request, reply) => {
      const kinds = await Promise.all(
        parted.map(async ([kind, { count }]) => {
          const parts = await count(deps, PAGES_PER_PART);
          return Array.from({ length: parts }, (_, part) => `${kind}-${part}`);
        }),
      );
      const files = ['pages', ...kinds.flat()];
      const origin = originOf(request, deps.env);
      const entries = files.map(
        (file) => `<sitemap><loc>${origin}/sitemap/${file}.xml</loc></sitemap>`,
      );
      return sendXml(reply, 'sitemapindex', entries);
    },
  );

  app.get(
    '/sitemap/pages.xml',
    { onRequest: counted, config: { operation: pages } },
    async (request, reply) => {
      const ofModules = await Promise.all(sitemaps.map((sitemap) => sitemap.pages?.(deps) ?? []));
      const fixed = STATIC_PATHS.map((path) => ({ path }));
      return sendUrls(request, reply, [...fixed, ...ofModules.flat()]);
    },
  );

  for (const [kind, { list, area }] of parted) {
    app.get<{ Params: { part: string } }>(
      `/sitemap/${kind}-:part(^\\d{1,6}$).xml`,
      { onRequest: counted, config: { operation: partOf(kind, area) } },
      async (request, reply) => {
        const entries = await list(deps, Number(request.params.part), PAGES_PER_PART);
        if (entries.length === 0) throw new AppError('NOT_FOUND');
        return sendUrls(request, reply, entries);
      },
    );
  }

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
