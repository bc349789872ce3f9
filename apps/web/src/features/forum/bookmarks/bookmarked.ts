/** Where the page keeps which posts of a thread the member has bookmarked: ids, told with their visit. */
export const bookmarkedKey = (threadId?: number) => [
  'bookmarked',
  ...(threadId === undefined ? [] : [threadId]),
];
