/** What an operator has to know: the command shows its message and nothing else. */
export class ImportError extends Error {}
