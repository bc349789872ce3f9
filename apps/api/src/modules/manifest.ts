import type { FastifyInstance } from 'fastify';
import type { Deps } from '../lib/deps.ts';
import type { JobModule } from '../lib/jobs.ts';
import type { MailTemplates } from '../lib/mail.ts';
import type { Reactions } from '../lib/reactions.ts';
import type { Sitemap } from '../lib/sitemap.ts';
import type { StalePages } from '../lib/stale-pages.ts';
import type { HttpLimits } from '../plugins/http-limits.ts';

/**
 * What a domain gives to the house, declared in its `module.ts` and listed in `modules/index.ts`.
 * Everything is optional. The mechanisms read the list and know no domain by name; what two domains
 * must not both have (a job, a mail, a part of the sitemap) stops the start.
 */
export interface DomainModule {
  /** the folder's */
  name: string;
  /** brings what the tables hold up to date, before anything is answered; an error stops the start */
  beforeStart?: (deps: Deps) => Promise<void>;
  jobs?: (deps: Deps) => JobModule;
  mails?: (deps: Deps) => MailTemplates;
  /** what is not JSON over a procedure: navigations, files, feeds */
  routes?: (app: FastifyInstance, deps: Deps, limits: HttpLimits) => void;
  /** public pages that crawlers shall find */
  sitemap?: Sitemap;
  /** paths as robots.txt takes them, behind which a visitor finds nothing but the sign-in */
  closedPaths?: readonly string[];
  /** visitors' pages that an event makes stale */
  stalePages?: StalePages;
  /** what it does, some time later, about what happened here or elsewhere */
  reactions?: Reactions;
}
