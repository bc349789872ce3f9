import { type KeyOf, keysOf } from '@oche/validators/domains';
import { useTexts } from '../../i18n/react.tsx';

/** What comes to the moderators, in the order of the filter. */
export const caseKinds = [...keysOf('reportable'), ...keysOf('brought')];
/** What the log and the other queues are about, too. */
export const loggedKinds = [...caseKinds, ...keysOf('logged')];

/** Names kinds; one that the page doesn't know yet is named as it is. */
export function useKindText() {
  const { kinds } = useTexts('domains');
  return (kind: string): string =>
    Object.hasOwn(kinds, kind) ? kinds[kind as KeyOf<'reportable' | 'brought' | 'logged'>]() : kind;
}
