import { auditFilter } from '@oche/validators/moderation/audit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { inputError } from '../../lib/error-shape.ts';
import { type PlainOperation, sends } from '../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../trpc/context.ts';
import { admitStaff } from '../../trpc/procedures.ts';
import { exportAudit } from './audit/audit-csv.service.ts';

const spreadsheet: PlainOperation = {
  id: 'moderation.exportAudit',
  tag: 'Moderation',
  summary: 'What moderators and admins have done, for a spreadsheet',
  access: 'moderators and admins, as far as it is theirs',
  parameters: auditFilter,
  answers: { 200: sends('With a line of titles', 'text/csv') },
  errors: ['BAD_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'],
};

export function registerModerationRoutes(app: FastifyInstance, deps: Deps): void {
  app.get(
    '/api/moderation/audit.csv',
    { config: { operation: spreadsheet } },
    async (request, reply) => {
      const ctx = await admitStaff(await createContext(deps, request, reply));
      const filter = auditFilter.safeParse(request.query);
      if (!filter.success) throw inputError(filter.error);
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .send(exportAudit(ctx, filter.data));
    },
  );
}
