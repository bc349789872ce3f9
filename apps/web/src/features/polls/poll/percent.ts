/** Of those who voted, in whole per cent; with several choices the sum can be more than a hundred. */
export const percentOf = (votes: number, voters: number): number =>
  voters === 0 ? 0 : Math.round((votes / voters) * 100);
