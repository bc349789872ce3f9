declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** A banner is there, looks different, is shown at other times, or is gone. */
    'banner.changed': { bannerId: number };
    /** A secret address of a report is no longer valid. */
    'bannerReport.revoked': { linkId: number };
  }
}

export {};
