import type { RouterOutputs } from '../trpc.ts';

/** What the browser's dialog ended with, when it wasn't a passkey. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled';
}

/** Whether this browser knows passkeys at all. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

const libraryOf = () => import('@simplewebauthn/browser');

/**
 * Lets the member choose where the new passkey is kept, and makes it.
 * @throws PasskeyCancelled when the dialog was closed, took too long, or the device has one already
 */
export async function makePasskey(options: RouterOutputs['auth']['passkeys']['begin']) {
  const { startRegistration } = await libraryOf();
  return startRegistration({ optionsJSON: options }).catch(cancelled);
}

/** @throws PasskeyCancelled when the dialog was closed or took too long */
export async function askForPasskey(options: RouterOutputs['auth']['passkeys']['beginSignIn']) {
  const { startAuthentication } = await libraryOf();
  return startAuthentication({ optionsJSON: options }).catch(cancelled);
}

/** Browsers don't say what happened in their dialog, so that no page can find out who is here. */
function cancelled(error: unknown): never {
  throw new PasskeyCancelled('no passkey', { cause: error });
}
