/** In small letters, without marks on them. */
export const plainWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** Like `search_fold` in SQL, for a single word: "Schäfte" and "Schaefte" are the same. */
export const foldWord = (word: string): string =>
  plainWord(word)
    .replace(/s+/g, 's')
    .replace(/([aou])e/g, '$1');
