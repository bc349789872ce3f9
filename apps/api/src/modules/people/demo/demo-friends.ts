/** Who is friends with whom, the earliest first. Anna and Ben have some of them in common. */
export const demoFriendships: readonly (readonly [one: string, other: string])[] = [
  ['manni', 'heinz'],
  ['manni', 'kasia'],
  ['kasia', 'dominik'],
  ['sofia', 'jule'],
  ['ben', 'manni'],
  ['ben', 'mehmet'],
  ['ben', 'lisa'],
  ['lisa', 'jule'],
  ['lisa', 'timo'],
  ['anna', 'mehmet'],
  ['anna', 'sofia'],
  ['anna', 'jule'],
  ['anna', 'ben'],
  ['anna', 'tine'],
  ['mehmet', 'emre'],
  ['torsten', 'ole'],
  ['sepp', 'reto'],
  ['mod', 'ole'],
  ['admin', 'mod'],
];

/** Who has asked whom, and waits. */
export const demoRequests: readonly (readonly [requester: string, addressee: string])[] = [
  ['kasia', 'anna'],
  ['dennis', 'anna'],
  ['anna', 'vince'],
  ['sofia', 'ben'],
  ['ben', 'dominik'],
  ['heinz', 'mod'],
];
