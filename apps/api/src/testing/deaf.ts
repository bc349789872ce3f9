/** The events of a process that hears nothing: its worker finds new jobs by looking, every two seconds. */
export const deaf = { on: () => () => {}, onResync: () => () => {} };
