/** What is open over a thread. */
export interface ThreadPanel {
  panel?: (typeof PANELS)[number] | undefined;
  /** what is looked for in the thread */
  q?: string | undefined;
}

const PANELS = ['find', 'summary'] as const;

/** What an address opens; nothing where it names something else. */
export const knownPanel = ({ panel, q }: ThreadPanel): ThreadPanel => {
  const known = PANELS.find((one) => one === panel);
  return { panel: known, q: known === 'find' ? q : undefined };
};
