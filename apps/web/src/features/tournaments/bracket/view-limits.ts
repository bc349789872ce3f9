/** How the knock-out is shown: as a map, or to be read. */
export type BracketView = 'tree' | 'list';

/** What stands in the address of a tournament's page. */
export interface BracketPlace {
  view?: BracketView;
  /** the entrant whose path is shown */
  path?: number;
}

export const bracketPlaceOf = ({ view, path }: Record<string, unknown>): BracketPlace => {
  const entrant = Number(path);
  return {
    ...((view === 'tree' || view === 'list') && { view }),
    ...(Number.isSafeInteger(entrant) && entrant > 0 && { path: entrant }),
  };
};
