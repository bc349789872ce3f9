import type { DomainModule } from '../manifest.ts';
import { inboundMails } from './handling/answer-mails.service.ts';
import { inboundMailJobs } from './inbound-mail.jobs.ts';
import { inboundMailOwnData } from './inbound-mail.own-data.ts';
import { inboundMailReactions } from './inbound-mail.reactions.ts';
import { keepListening } from './receiving/keep-listening.ts';

export const inboundMailModule: DomainModule = {
  name: 'inbound-mail',
  jobs: inboundMailJobs,
  mails: inboundMails,
  reactions: inboundMailReactions,
  ownData: inboundMailOwnData,
  opens: {
    in: 'worker',
    async open(deps) {
      const { REPLY_SMTP_PORT: port } = deps.env;
      if (port === undefined) return async () => {};
      const { close } = await keepListening(deps, port);
      return close;
    },
  },
};
