import { execFileSync } from 'node:child_process';

/** The user that the server runs as; empty for our own user. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

const NAME = 'postgres';

/**
 * PostgreSQL refuses to run as root. So root runs it as the user postgres, who is added to the
 * system if missing.
 *
 * @throws Error when root can't add the user
 */
export function serverUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  return findUser() ?? addUser();
}

function findUser(): SystemUser | undefined {
  try {
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    return undefined;
  }
}

function readId(option: '-u' | '-g'): number {
  const text = execFileSync('id', [option, NAME], { encoding: 'utf8', stdio: 'pipe' });
  return Number.parseInt(text, 10);
}

function addUser(): SystemUser {
  try {
    const options = [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
    ];
    execFileSync('useradd', [...options, NAME], { stdio: 'pipe' });
    return { uid: readId('-u'), gid: readId('-g') };
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as root, and the user postgres could not be added. ' +
        'Start Oche as another user, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

/** Whether that user can reach the path through all its parents, and enter it or run it. */
export function canReach(user: SystemUser, path: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
      ...user,
      cwd: '/',
      stdio: 'pipe',
    });
    return true;
  } catch {
    return false;
  }
}
