/**
 * Shares work among those who ask at the same time: whoever asks gets what is begun after that, so it has seen
 * everything that was there before.
 */
export function begunAfter<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  let following: Promise<T> | null = null;
  const begin = (): Promise<T> => {
    const begun = work().finally(() => {
      if (current === begun) current = null;
    });
    current = begun;
    return begun;
  };
  return () => {
    if (!current) return begin();
    following ??= current
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        following = null;
        return begin();
      });
    return following;
  };
}
