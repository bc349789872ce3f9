import type { Deps } from './lib/deps.ts';
import { reactionJobs } from './lib/events/reactions.ts';
import type { JobModule } from './lib/jobs/jobs.ts';
import { type Mailer, mailJobs } from './lib/mail/mail.ts';
import type { DomainModule } from './modules/manifest.ts';

/** All tasks of the job worker: mails, reactions and other jobs of all modules. */
export function workOf(
  deps: Deps,
  mailer: Mailer,
  modules: readonly DomainModule[],
): readonly JobModule[] {
  return [
    mailJobs(
      mailer,
      modules.flatMap(({ mails }) => mails?.(deps) ?? []),
    ),
    reactionJobs(deps, modules),
    ...modules.flatMap(({ jobs }) => jobs?.(deps) ?? []),
  ];
}
