import type { CurrentUser } from '@oche/validators/auth/schemas';

const keyOf = (memberId: string) => `oche-waiting:${memberId}`;
const NEW_FOR_MS = 30 * 86_400_000;

/** Remembers on this device that something of the member's waits for approval. */
export function rememberWaiting(memberId: string): void {
  try {
    localStorage.setItem(keyOf(memberId), '1');
  } catch {
    // without storage only new members are asked
  }
}

/** Whether it makes sense to ask for what waits: few members ever have something there. */
export function mayWait({ id, createdAt }: CurrentUser): boolean {
  if (Date.now() - Date.parse(createdAt) < NEW_FOR_MS) return true;
  try {
    return localStorage.getItem(keyOf(id)) !== null;
  } catch {
    return false;
  }
}
