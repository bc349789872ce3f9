import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import {
  mayReportMessage,
  messageHiding,
  readReportedMessages,
} from './moderation/message-moderation.service.ts';

export const conversationReports: readonly Reportable<Deps>[] = [
  {
    kind: 'message',
    read: readReportedMessages,
    mayReport: mayReportMessage,
    actions: { hide: messageHiding },
  },
];
