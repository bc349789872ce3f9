/** What decides who may write in a thread. The statement names its tables thread, subforum, category. */
export const placeColumns = [
  'thread.is_locked as isLocked',
  'subforum.is_active as isSubforumActive',
  'subforum.is_locked as isSubforumLocked',
  'category.is_active as isCategoryActive',
] as const;
