import { figuresInput } from '@oche/validators/admin/figures';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../lib/deps.ts';
import { inputError } from '../../../lib/error-shape.ts';
import { type PlainOperation, sends } from '../../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../../trpc/context.ts';
import { admitStaff } from '../../../trpc/procedures.ts';
import { exportFigures } from './figures-csv.service.ts';

const spreadsheet: PlainOperation = {
  id: 'admin.exportFigures',
  tag: 'Administration',
  summary: 'The daily figures, for a spreadsheet',
  access: 'admins',
  parameters: z.object({
    from: z.string().optional().describe('The first day, e.g. 2026-11-01'),
    to: z.string().optional().describe('The last day'),
  }),
  answers: { 200: sends('With a line of titles', 'text/csv') },
  errors: ['BAD_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'],
};

export function registerFigureRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/api/admin/figures.csv',
    { config: { operation: spreadsheet } },
    async (request, reply) => {
      const ctx = await admitStaff(await createContext(deps, request, reply));
      const input = figuresInput.safeParse(request.query);
      if (!input.success) throw inputError(input.error);
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="figures.csv"')
        .send(await exportFigures(ctx, input.data));
    },
  );
}
