/** The style sheets of light pages: all have the frame's rules, and those of one kind of page. */
export type SheetName = 'widgets' | 'overlays';
