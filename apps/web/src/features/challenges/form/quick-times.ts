/** What the form can begin with. */
export const quickTimes = ['now', 'evening', 'day'] as const;
export type QuickTime = (typeof quickTimes)[number];
