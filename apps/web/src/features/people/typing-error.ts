import { changeUsernameInput } from '@oche/validators/people/schemas';

/**
 * What is wrong with a username while it is typed: only what typing on won't mend.
 * @returns key of a message; undefined while it can still become one
 */
export function typingError(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (trimmed && errorOf(`${trimmed}abc`) === 'invalidUsername') return 'invalidUsername';
  return errorOf(trimmed) === 'tooLong' ? 'tooLong' : undefined;
}

const errorOf = (username: string): string | undefined =>
  changeUsernameInput.safeParse({ username }).error?.issues[0]?.message;
