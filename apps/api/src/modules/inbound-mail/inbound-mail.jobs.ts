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
    // the next look comes in a minute, so that a mailbox which is away leaves no failed jobs behind
    async 'inboundMail.poll'() {
      await pollMailbox(deps).catch((error) => deps.log.error({ err: error }, 'no mails fetched'));
    },
    'inboundMail.cleanup': () => cleanUp(deps),
  },
  cron: {
    ...(deps.env.REPLY_IMAP_URL && { 'inboundMail.poll': '* * * * *' }),
    'inboundMail.cleanup': '43 3 * * *',
  },
});
