/** Of the tables aliased thread, subforum and category: what decides who may write there. */
export const placeColumns = [
  'thread.is_locked as isLocked',
  'subforum.is_active as isSubforumActive',
  'subforum.is_locked as isSubforumLocked',
  'category.is_active as isCategoryActive',
] as const;
