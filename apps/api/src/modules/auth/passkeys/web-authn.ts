/** What checks answers of authenticators: 90 files, which a process loads when the first one asks. */
export const webAuthn = () => import('@simplewebauthn/server');
