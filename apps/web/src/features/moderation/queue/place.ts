/** The two queues by their addresses, with what of the address stays when a case is opened. */
export interface QueuePlace {
  to: '/moderation' | '/moderation/approvals';
  filter: { kind?: string | undefined; scope?: string | undefined };
}

/** What of the address says which case is open beside the list. */
export function openCaseOf(value: unknown): number | null {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
