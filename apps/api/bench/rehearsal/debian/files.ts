/** Who servers run as; PostgreSQL and PgBouncer refuse to be root. A number that no system gives anybody. */
export const SERVER_ID = 5432;

export const passwd = `root:x:0:0:root:/root:/bin/sh
postgres:x:${SERVER_ID}:${SERVER_ID}:PostgreSQL:/var/lib/postgresql:/bin/sh
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
`;

export const groups = `root:x:0:
postgres:x:${SERVER_ID}:
nogroup:x:65534:
`;

export const hosts = '127.0.0.1 localhost\n::1 localhost\n';

export const source = (suite: string, keyring: string) =>
  `deb [signed-by=${keyring}] http://deb.debian.org/debian ${suite} main\n`;

/**
 * Lets apt work in a folder of its own. The machine's settings stay in force where they say how the network is
 * reached, e.g. through a proxy.
 */
export const aptSettings = (folder: string, architecture: string): string[] =>
  Object.entries({
    'Dir::State': folder,
    'Dir::State::lists': `${folder}/lists`,
    'Dir::State::status': `${folder}/status`,
    'Dir::State::extended_states': `${folder}/extended_states`,
    'Dir::Cache': folder,
    'Dir::Cache::archives': `${folder}/archives`,
    'Dir::Etc::sourcelist': `${folder}/sources.list`,
    'Dir::Etc::sourceparts': '-',
    'Dir::Etc::preferences': '-',
    'Dir::Etc::preferencesparts': '-',
    'Dir::Log': folder,
    'APT::Architecture': architecture,
    'APT::Architectures': architecture,
    // apt's own user could not reach the folder
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
    // packages stay for the next time
    'APT::Keep-Downloaded-Packages': 'true',
    'Binary::apt-get::APT::Keep-Downloaded-Packages': 'true',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);

/** Names of the files in what `apt-get --print-uris` prints: `'address' file bytes hash` a line. */
export const filesOf = (printed: string): string[] =>
  printed.split('\n').flatMap((line) => /^'[^']+' (\S+\.deb) \d+ /.exec(line)?.[1] ?? []);
