import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { requireOpen } from '../../modules/site/index.ts';
import { createContext } from '../../trpc/context.ts';

/**
 * Refuses plain routes of areas that are switched off, as the base procedures refuse their calls. Only then is it asked
 * whether an admin comes.
 */
export function registerClosedAreas(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', (request, reply, done) => {
    const area = request.routeOptions.config.operation?.area;
    if (!area) return done();
    const admitted = async () => {
      try {
        await requireOpen({ ...deps, actor: null }, area);
      } catch {
        await requireOpen(await createContext(deps, request, reply), area);
      }
    };
    admitted().then(() => done(), done);
  });
}
