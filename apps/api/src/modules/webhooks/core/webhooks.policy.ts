import type { HeardOf, PublishedKind } from '../../../lib/declared/published.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { SELF, SITE } from './message.ts';

type AnyKind = Pick<PublishedKind<MemberContext>, 'narrows' | 'isForTeam'>;

/** Whether a hook's subject is a thing, which has to be seen; else it is oneself, or all that one may see. */
export const isThing = ({ kind }: HeardOf): boolean => kind !== SELF && kind !== SITE.kind;

/** Whether a hook with this subject hears of a kind at all. */
export const hears = (
  { narrows, isForTeam = false }: AnyKind,
  subject: HeardOf,
  isRun: boolean,
): boolean => narrows.includes(subject.kind) && (!isForTeam || !isThing(subject) || isRun);
