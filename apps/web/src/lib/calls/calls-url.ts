/** Where tRPC's calls go. */
export const CALLS_URL = '/trpc';
