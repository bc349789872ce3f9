import { draftOf } from '../../../../lib/storage/drafts.ts';
import { NEW_VALUES, type SellValues } from '../sell-values.ts';
import type { Version } from './draft-saver.ts';

interface DeviceCopy {
  values: SellValues;
  /** the version that it is based on; null for a draft that the server doesn't know */
  version: Version | null;
  /** the server has it, as this version: a page that was asked for before may not show it yet */
  isSaved?: boolean;
}

/** How long what the server has stays here: longer than a reload that was on its way. Milliseconds. */
const SAVED_MS = 3000;

/**
 * What was typed and the server doesn't have yet. It outlives the tab, as phones end tabs whenever they like.
 * @param place id of the draft or ad, or `new`
 */
export function deviceCopy(memberId: string, place: string) {
  const draft = draftOf(memberId, `market:${place}`, deviceStorage());
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const put = (copy: DeviceCopy): void => {
    clearTimeout(forgetting);
    forgetting = undefined;
    draft.write({ form: JSON.stringify(copy) });
  };
  return {
    read: (): DeviceCopy | null => copyOf(draft.read()?.form),
    write: (values: SellValues, version: Version | null): void => put({ values, version }),
    /** The server has it now. Whoever reloads at this moment may get a page from before, and finds it here. */
    settle: (values: SellValues, version: Version): void => {
      put({ values, version, isSaved: true });
      const settled = draft.read()?.form;
      forgetting = setTimeout(() => {
        forgetting = undefined;
        // another form of it may have written meanwhile
        if (draft.read()?.form === settled) draft.clear();
      }, SAVED_MS);
    },
    /** Nothing is unsent any more. */
    rest: (): void => {
      if (forgetting === undefined) draft.clear();
    },
    clear: (): void => {
      clearTimeout(forgetting);
      draft.clear();
    },
  };
}

/** What a form begins with: what this device has, unless the server has it or more. */
export function unsentOf<Known extends Version>(
  copy: DeviceCopy | null,
  draft: Known | null,
): DeviceCopy | null {
  if (!copy?.isSaved) return copy;
  const isKnown = draft !== null && draft.revision >= (copy.version?.revision ?? 0);
  return isKnown ? null : copy;
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
