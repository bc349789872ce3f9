declare module '../../lib/mail.ts' {
  interface Mails {
    /** One notification at once. Nothing if it is gone or read by then. */
    'notifications.one': { notificationId: number };
  }
}

export {};
