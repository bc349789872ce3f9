import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { requireOpen } from '../../modules/site/index.ts';
import { createContext } from '../../trpc/context.ts';

/**
 * Refuses plain routes of areas that are switched off, as the base procedures refuse their calls. Only then is it asked
 * whether an admin comes.
 */
export function registerClosedAreas(app: FastifyInstance, deps: Deps): void {
  const visitor = { ...deps, actor: null };
  app.addHook('onRequest', (request, reply, done) => {
    const area = request.routeOptions.config.operation?.area;
    if (!area) return done();
    const askWhoComes = async () => requireOpen(await createContext(deps, request, reply), area);
    const admitted = (): void | Promise<void> => {
      try {
        const asked = requireOpen(visitor, area);
        if (asked) return asked.catch(askWhoComes);
      } catch {
        return askWhoComes();
      }
    };
    const waiting = admitted();
    // nearly always the process knows at once
    if (!waiting) return done();
    waiting.then(() => done(), done);
  });
}
