/** The style sheets of light pages: all have the frame's rules, and those of one kind of page. */
export const sheetNames = ['widgets'] as const;

export type SheetName = (typeof sheetNames)[number];
