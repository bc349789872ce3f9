/**
 * The name in the place of a deleted member's, wherever people are named. Pages say it in the language of
 * their reader.
 */
export const DELETED_NAME = { firstName: 'Gelöschtes', lastName: 'Mitglied' } as const;
