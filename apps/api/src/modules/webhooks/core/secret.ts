import type { Deps } from '../../../lib/deps.ts';

const ownerOf = (hookId: number): string => `webhook:${hookId}`;

export const sealSecret = ({ vault }: Pick<Deps, 'vault'>, hookId: number, secret: string) =>
  vault.seal(ownerOf(hookId), secret);

/** @throws VaultError when it was sealed with a key that this process doesn't have */
export const openSecret = ({ vault }: Pick<Deps, 'vault'>, hookId: number, sealed: string) =>
  vault.open(ownerOf(hookId), sealed);
