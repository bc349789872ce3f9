export interface Named {
  firstName: string;
  lastName: string;
}

export const fullName = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim();

/** "AB" for Anna Beck, shown in place of a picture. */
export const initials = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].map(firstLetter).join('') || '?';

function firstLetter(name: string): string {
  const [letter = ''] = name.trim();
  return letter.toLocaleUpperCase('de');
}
