import { type KeyOf, keysOf } from '@oche/validators/domains';
import { useTexts } from '../../i18n/react.tsx';

/** What can be reported, in the order of the filter. */
export const reportableKinds = keysOf('reportable');
/** What the log and the other queues are about, too. */
export const loggedKinds = [...reportableKinds, ...keysOf('logged')];

/** Names kinds; one that the page doesn't know yet is named as it is. */
export function useKindText() {
  const { kinds } = useTexts('domains');
  return (kind: string): string =>
    Object.hasOwn(kinds, kind) ? kinds[kind as KeyOf<'reportable' | 'logged'>]() : kind;
}
