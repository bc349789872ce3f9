/** How many posts of a thread one call looks through; the next one goes on behind them. */
export const FIND_REACH = 5_000;
