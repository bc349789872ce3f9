export interface Commit {
  subject: string;
  body: string;
}

interface Release {
  version: string;
  /** as 2026-11-30 */
  date: string;
  commits: readonly Commit[];
}

/** In the words of those who read what is new; all others are called as their scope. */
const DOMAINS: Record<string, string> = {
  access: 'Open to others',
  api: 'Interfaces',
  auth: 'Signing in',
  account: 'Own account',
  autoscoring: 'Boards that count by themselves',
  bridge: 'Boards that count by themselves',
  client: 'Open to others',
  conversations: 'Messages',
  darts: 'Games',
  db: 'Database',
  deploy: 'Running Oche',
  errors: 'Pages',
  help: 'Pages',
  home: 'Pages',
  house: 'Pages',
  image: 'Running Oche',
  imports: 'Moving in',
  'inbound-mail': 'Answers by mail',
  install: 'Running Oche',
  landing: 'Pages',
  lobby: 'Games',
  marketplace: 'Market',
  operations: 'Running Oche',
  'own-data': 'Own data',
  people: 'Members',
  push: 'Notifications',
  release: 'Running Oche',
  shell: 'Pages',
  site: 'Site',
  systemd: 'Running Oche',
  theme: 'Pages',
  watching: 'Notifications',
  web: 'Pages',
  webhooks: 'Open to others',
  widgets: 'Open to others',
};
/** What only developers have to do with. */
const INNER = new Set(['bench', 'rehearsal', 'validators']);
const KINDS: Record<string, string> = { feat: 'New', perf: 'Faster', fix: 'Mended' };
const SUBJECT = /^(\w+)(?:\(([\w-]+)\))?(!)?: (.+)$/;

interface Line {
  domain: string;
  kind: string;
  text: string;
}

/** @returns what a commit means to those who use or run Oche; none for what only its developers see */
function lineOf({ subject, body }: Commit): Line | undefined {
  const [, type = '', scope = 'site', broken, text] = SUBJECT.exec(subject) ?? [];
  const breaks = /(?:^|\n)BREAKING CHANGE: ([\s\S]+?)(?:\n\n|$)/
    .exec(body)?.[1]
    ?.replaceAll('\n', ' ');
  const kind = broken || breaks ? 'To be done' : KINDS[type];
  if (!kind || !text || INNER.has(scope)) return undefined;
  const domain =
    DOMAINS[scope] ?? `${scope[0]?.toUpperCase()}${scope.slice(1).replaceAll('-', ' ')}`;
  return {
    domain,
    kind,
    text: `${text[0]?.toUpperCase()}${text.slice(1)}${breaks ? ` (${breaks})` : ''}`,
  };
}

/** The part of CHANGELOG.md that tells of one release: by domain, what has to be done first. */
export function changesOf({ version, date, commits }: Release): string {
  const lines = commits.flatMap((commit) => lineOf(commit) ?? []);
  const order = ['To be done', ...Object.values(KINDS)];
  const domains = [...new Set(lines.map(({ domain }) => domain))].sort();
  const parts = domains.map((domain) => {
    const own = lines
      .filter((line) => line.domain === domain)
      .map((line) => ({ ...line, rank: order.indexOf(line.kind) }))
      .sort((a, b) => a.rank - b.rank);
    return [`### ${domain}`, '', ...new Set(own.map(({ kind, text }) => `- ${kind}: ${text}`)), ''];
  });
  return [`## ${version} (${date})`, '', ...parts.flat()].join('\n');
}

const HEAD = '# Changes\n\nWritten by `pnpm release` from the commits.\n\n';

/** @returns CHANGELOG.md with a release on top; the same one again replaces what was told of it */
export function withRelease(changelog: string, release: Release): string {
  const earlier = changelog
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## ') && !part.startsWith(`## ${release.version} `));
  return `${HEAD}${[changesOf(release), ...earlier].join('\n').trimEnd()}\n`;
}
