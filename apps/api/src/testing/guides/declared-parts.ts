import { accessErrors } from '@oche/validators/access/errors';
import { type Scope, scopeDomains, scopes, scopeTexts } from '@oche/validators/access/scopes';
import { commonErrors } from '@oche/validators/errors/common';
import { requestsErrors } from '@oche/validators/errors/requests';
import type { Locale } from '@oche/validators/locale';
import type { Env } from '../../env.ts';
import type { PublishedKinds } from '../../lib/declared/published.ts';

/** What guides list is written from what declares it, between `<!-- name -->` and `<!-- /name -->`. */
export interface Declared {
  published: PublishedKinds<never>;
  env: Env;
}

type Part = (declared: Declared, locale: Locale) => string;

const words = {
  de: {
    read: 'Lesen',
    write: 'Schreiben',
    code: 'Code',
    status: 'Status',
    meaning: 'Bedeutung',
    event: '`type`',
    about: 'Was passiert ist',
    scope: 'Berechtigung',
    what: 'Wofür',
    much: 'Wie oft',
    team: ' (nur für das Team)',
  },
  en: {
    read: 'Reading',
    write: 'Writing',
    code: 'Code',
    status: 'Status',
    meaning: 'Meaning',
    event: '`type`',
    about: 'What has happened',
    scope: 'Scope',
    what: 'For',
    much: 'How often',
    team: ' (only for the team)',
  },
} satisfies Record<Locale, Record<string, string>>;

const limits = {
  de: [
    ['Aufrufe mit einem Token', 'in der Minute', 'RATE_LIMIT_TOKEN_PER_MINUTE'],
    ['Aufrufe ohne Token, von einer Adresse', 'in der Minute', 'RATE_LIMIT_PER_MINUTE'],
    [
      'Geschriebenes eines Mitglieds, alle Tokens zusammen',
      'in der Minute',
      'RATE_LIMIT_POSTING_PER_MINUTE',
    ],
    ['Bilder eines Mitglieds', 'in der Stunde', 'RATE_LIMIT_UPLOADS_PER_HOUR'],
  ],
  en: [
    ['calls with one token', 'a minute', 'RATE_LIMIT_TOKEN_PER_MINUTE'],
    ['calls without one, from one address', 'a minute', 'RATE_LIMIT_PER_MINUTE'],
    ['what a member writes, with all tokens', 'a minute', 'RATE_LIMIT_POSTING_PER_MINUTE'],
    ['pictures of a member', 'an hour', 'RATE_LIMIT_UPLOADS_PER_HOUR'],
  ],
} as const satisfies Record<Locale, readonly (readonly [string, string, keyof Env])[]>;

const parts: Record<string, Part> = {
  scopes: (_, locale) => {
    const text = (scope: string) =>
      scopes.includes(scope as Scope) ? scopeTexts[scope as Scope][locale] : '–';
    const rows = scopeDomains.map((domain) => [
      `\`${domain}\``,
      text(`${domain}:read`),
      text(`${domain}:write`),
    ]);
    return table(
      ['', `\`:read\` ${words[locale].read}`, `\`:write\` ${words[locale].write}`],
      rows,
    );
  },
  events: ({ published }, locale) => {
    const { event, about, scope, team } = words[locale];
    const rows = [...published.values()].map((kind) => [
      `\`${kind.kind}\``,
      `${kind.texts[locale].name}${kind.isForTeam ? team : ''}. ${kind.texts[locale].about}`,
      `\`${kind.scope}:read\``,
    ]);
    return table([event, about, scope], rows);
  },
  codes: (_, locale) => {
    const { code, status, meaning } = words[locale];
    const entries = Object.entries({ ...commonErrors, ...accessErrors, ...requestsErrors });
    const rows = entries
      // of the site itself, where one signs in or allows something
      .filter(([name]) => !/^(SECOND_FACTOR|OAUTH_|TOO_MANY_(TOKENS|APPS))/.test(name))
      .sort(([, one], [, other]) => one.status - other.status)
      .map(([name, entry]) => [`\`${name}\``, String(entry.status), entry[locale]]);
    return table([code, status, meaning], rows);
  },
  limits: ({ env }, locale) => {
    const { what, much } = words[locale];
    const rows = limits[locale].map(([name, per, key]) => [name, `${env[key]} ${per}`]);
    return table([what, much], rows);
  },
};

/** As `pnpm format` would write it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A guide with all that it lists from declarations as they are now. */
export const withDeclared = (text: string, declared: Declared, locale: Locale): string =>
  text.replace(
    /^<!-- ([a-z]+) -->\n[\s\S]*?^<!-- \/\1 -->$/gm,
    (_, name: string) =>
      `<!-- ${name} -->\n\n${parts[name]?.(declared, locale) ?? ''}\n\n<!-- /${name} -->`,
  );
