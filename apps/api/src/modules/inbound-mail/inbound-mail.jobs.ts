import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { cleanUp } from './handling/cleanup.service.ts';
import { handleMail } from './handling/handle.service.ts';
import { pollMailbox } from './receiving/imap-poll.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'inboundMail.poll': unknown;
    'inboundMail.cleanup': unknown;
  }
}

/** The plan of all processes is one: a mailbox is read by one of them a minute. */
export const inboundMailJobs = (deps: Deps): JobModule => ({
  tasks: {
    'inboundMail.handle': (payload) => handleMail(deps, payload),
    'inboundMail.poll': async () => void (await pollMailbox(deps)),
    'inboundMail.cleanup': () => cleanUp(deps),
  },
  cron: {
    ...(deps.env.REPLY_IMAP_URL && { 'inboundMail.poll': '* * * * *' }),
    'inboundMail.cleanup': '43 3 * * *',
  },
});
