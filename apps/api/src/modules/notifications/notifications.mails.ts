declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** One notification at once. Nothing if it is gone or read by then. */
    'notifications.one': { notificationId: number };
    /** What has waited for the morning. Nothing if all of it is gone or read by then. */
    'notifications.digest': { userId: string; day: string; ids: readonly number[] };
  }
}

export {};
