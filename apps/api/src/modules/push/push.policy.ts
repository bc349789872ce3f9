import { createECDH } from 'node:crypto';

/** Whether a browser's public key is one: messages are encrypted with it later, without the browser. */
export function isPointOfCurve(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}
