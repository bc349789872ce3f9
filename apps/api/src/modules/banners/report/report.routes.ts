import { advertiserReportInput, bannerReportInput } from '@oche/validators/banners/admin';
import { idOfText } from '@oche/validators/id-text';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../lib/deps.ts';
import { inputError } from '../../../lib/error-shape.ts';
import { addressKey } from '../../../lib/limits/address.ts';
import { type PlainOperation, sends } from '../../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../../trpc/context.ts';
import { admitAdmin } from '../../../trpc/procedures.ts';
import { exportReportByLink } from '../advertiser/link.service.ts';
import { exportReport, type Spreadsheet } from './report-csv.service.ts';

const days = {
  from: bannerReportInput.shape.from.check(z.describe('First day')),
  to: bannerReportInput.shape.to.check(z.describe('Last day, at most two years later')),
};
const spreadsheet: PlainOperation = {
  id: 'banners.exportReport',
  tag: 'Administration',
  summary: 'How often a banner was seen and clicked on each day, for a spreadsheet',
  access: 'admins',
  parameters: z.object({
    id: bannerReportInput.shape.id.check(z.describe('Of the banner')),
    ...days,
  }),
  answers: { 200: sends('With a line of titles', 'text/csv') },
  errors: ['BAD_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'BANNER_NOT_FOUND'],
};
const spreadsheetByLink: PlainOperation = {
  id: 'banners.exportReportByLink',
  audience: 'who has the secret address of an advertiser’s report',
  tag: 'Banners',
  summary: 'The same of an advertiser’s banners',
  parameters: z.object({
    token: z.string().check(z.describe('Secret: who has it reads the report')),
    ...days,
  }),
  answers: { 200: sends('With a line of titles', 'text/csv') },
  errors: ['BAD_INPUT', 'BANNER_REPORT_NOT_FOUND', 'RATE_LIMITED'],
};

interface ById {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}
interface ByToken {
  Params: { token: string };
  Querystring: Record<string, unknown>;
}

export function registerReportRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<ById>(
    '/api/admin/banners/:id(^\\d{1,15}$)/report.csv',
    { config: { operation: spreadsheet } },
    async (request, reply) => {
      const ctx = await admitAdmin(await createContext(deps, request, reply));
      const id = idOfText(request.params.id);
      const input = bannerReportInput.safeParse({ ...request.query, id });
      if (!input.success) throw inputError(input.error);
      return send(reply, await exportReport(ctx, input.data));
    },
  );

  app.get<ByToken>(
    '/api/banner-reports/:token(^[\\w-]{20,100}$)/report.csv',
    {
      onRequest: async (request) => deps.limits.use('call', addressKey(request.ip)),
      config: { operation: spreadsheetByLink },
    },
    async (request, reply) => {
      const ctx = await createContext(deps, request, reply);
      const { token } = request.params;
      const input = advertiserReportInput.safeParse({ ...request.query, token });
      if (!input.success) throw inputError(input.error);
      reply.header('x-robots-tag', 'noindex');
      return send(reply, await exportReportByLink(ctx, input.data));
    },
  );
}

const send = (reply: FastifyReply, { fileName, content }: Spreadsheet) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(content);
