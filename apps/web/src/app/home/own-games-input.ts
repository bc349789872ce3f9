/** As many as each list of the dashboard shows. */
export const OWN_GAMES = { of: 'own', limit: 3 } as const;
