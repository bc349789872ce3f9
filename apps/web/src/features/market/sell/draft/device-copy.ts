import { draftOf } from '../../../../lib/storage/drafts.ts';
import { NEW_VALUES, type SellValues } from '../sell-values.ts';
import type { Version } from './draft-saver.ts';

interface DeviceCopy {
  values: SellValues;
  /** the version that it is based on; null for a draft that the server doesn't know */
  version: Version | null;
}

/**
 * What was typed and the server doesn't have yet. It outlives the tab, as phones end tabs whenever they like.
 * @param place id of the draft or ad, or `new`
 */
export function deviceCopy(memberId: string, place: string) {
  const draft = draftOf(memberId, `market:${place}`, deviceStorage());
  return {
    read: (): DeviceCopy | null => copyOf(draft.read()?.form),
    write: (values: SellValues, version: Version | null): void =>
      draft.write({ form: JSON.stringify({ values, version }) }),
    clear: draft.clear,
  };
}

/** Null also for a copy that an older version of this page has left. */
function copyOf(json: string | undefined): DeviceCopy | null {
  const copy: DeviceCopy | null = JSON.parse(json ?? 'null');
  const isCurrent =
    copy !== null &&
    Object.entries(NEW_VALUES).every(([name, value]) => {
      const kept: unknown = Reflect.get(copy.values, name);
      return value === null ? kept !== undefined : typeof kept === typeof value;
    });
  return isCurrent ? copy : null;
}

function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
