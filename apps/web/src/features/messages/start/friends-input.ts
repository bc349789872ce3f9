/** How many friends are offered before one looks for a name. */
export const friendsInput = { limit: 30 } as const;
