/** What challenges can be asked for, without the schemas and their library. */

/** Kilometres that the forms offer. */
export const radii = [5, 10, 25, 50, 100] as const;
/** Of the running evening, of the next seven days, or whenever. */
export const challengeTimes = ['any', 'evening', 'week'] as const;
/** Those that are still to come, or those that are over. */
export const challengePeriods = ['current', 'past'] as const;
