/** What somebody has typed but not sent yet. It survives a failed call, a reload and a sign-in. */
export type Draft = Readonly<Record<string, string>>;

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** what the names of all drafts begin with; the offline page counts them */
export const DRAFT_PREFIX = 'oche:draft:';
/** if the browser offers no storage, drafts live as long as the page */
const memory = new Map<string, string>();

/**
 * Reads and writes a draft in this tab.
 * @param memberId separates the drafts of two members who use the same tab
 * @param place what is being written, e.g. `thread:5`
 */
export function draftOf(memberId: string, place: string, storage: DraftStorage = tabStorage()) {
  const key = `${DRAFT_PREFIX}${memberId}:${place}`;
  return {
    read: (): Draft | null => parse(storage.getItem(key)),
    write(draft: Draft): void {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // the storage is full; the text is still in its form
      }
    },
    clear: (): void => storage.removeItem(key),
  };
}

/**
 * The key of an attempt to send something. It stays the same until the attempt succeeds or the
 * content changes, so that nothing is written twice after a lost answer or a second click.
 */
export function attemptOf(memberId: string, place: string, storage: DraftStorage = tabStorage()) {
  const attempt = draftOf(memberId, `${place}:attempt`, storage);
  return {
    keyFor(input: unknown): string {
      const content = JSON.stringify(input);
      const known = attempt.read();
      if (known?.content === content && known.key) return known.key;
      const key = randomKey();
      attempt.write({ content, key });
      return key;
    },
    succeed: attempt.clear,
  };
}

function parse(json: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** `crypto.randomUUID` is missing on plain HTTP, which a club's own server may use. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

function tabStorage(): DraftStorage {
  try {
    return sessionStorage;
  } catch {
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => memory.set(key, value),
      removeItem: (key) => memory.delete(key),
    };
  }
}
