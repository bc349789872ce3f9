/** The draft that is open, and what it is called. */
export interface Opened {
  /** the number that the address had when it was opened; undefined for a new draft */
  draftId: number | undefined;
  /** the number that a new one has got, and whether the address has it by now */
  given: { id: number; isInAddress: boolean } | null;
  /** each draft that is opened is a form of its own */
  count: number;
}

/** What is open once the address names this draft, or none. */
export function afterAddress(opened: Opened, draftId: number | undefined): Opened {
  const { given } = opened;
  if (given && draftId === given.id) {
    return given.isInAddress ? opened : { ...opened, given: { ...given, isInAddress: true } };
  }
  if (draftId === opened.draftId && !given?.isInAddress) return opened;
  return { draftId, given: null, count: opened.count + 1 };
}
