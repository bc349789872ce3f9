import type { WebhookKinds } from '@oche/validators/webhooks/schemas';
import type { Subject } from './subject-fields.tsx';

const isThing = ({ kind }: Pick<Subject, 'kind'>): boolean => kind !== 'member' && kind !== 'site';

/** What a hook with this subject can hear, as the service decides it. */
export const heardBy = (kinds: WebhookKinds, subject: Subject): WebhookKinds =>
  kinds.filter(
    ({ subjects, isForTeam }) =>
      subjects.includes(subject.kind) && (!isForTeam || !isThing(subject) || subject.isRun),
  );
