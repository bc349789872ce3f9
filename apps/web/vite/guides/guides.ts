import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type GuideTopic, guideTopics, pathOfGuide } from '@oche/validators/developers/topics';
import { type Locale, locales } from '@oche/validators/locale';
import type { Plugin } from 'vite';
import type { Guide } from '../../src/features/pages/developers/guide.ts';
import { guideOf } from './markdown.ts';

const VIRTUAL_ID = 'virtual:guides';
const PART = /^virtual:guides\/(\w+)\/(\w+)$/;
const topics = Object.keys(guideTopics) as GuideTopic[];

/** What a guide links to that is no guide. */
const OTHERS: Record<string, string> = {
  'api/openapi.json': '/api/openapi.json',
  '../packages/client/README.md': pathOfGuide('client'),
};

/**
 * Takes `docs/` apart for `/developers` (ADR 77): `virtual:guides` loads each guide in each language by itself, as data.
 * The browser gets no Markdown.
 */
export function guides(): Plugin {
  let docs = '';
  return {
    name: 'oche:guides',
    configResolved({ root }) {
      docs = join(root, '../../docs');
    },
    resolveId: (id) => (id === VIRTUAL_ID || PART.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${VIRTUAL_ID}`) return listOf();
      const [, locale, topic] = PART.exec(id.slice(1)) ?? [];
      if (!id.startsWith('\0') || !locale || !topic) return undefined;
      const file = fileOf(docs, locale as Locale, topic as GuideTopic);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readGuide(docs, locale as Locale, topic as GuideTopic))}`;
    },
  };
}

function listOf(): string {
  const loaders = locales.map((locale) => {
    const own = topics.map((topic) => `${topic}: () => import('${VIRTUAL_ID}/${locale}/${topic}')`);
    return `${locale}: { ${own.join(', ')} }`;
  });
  return `export default { ${loaders.join(', ')} }`;
}

const fileOf = (docs: string, locale: Locale, topic: GuideTopic): string =>
  join(docs, locale === 'en' ? '' : locale, `${guideTopics[topic]}.md`);

/** @throws Error when its file is missing, or says what a page has no place for */
export function readGuide(docs: string, locale: Locale, topic: GuideTopic): Guide {
  const source = readFileSync(fileOf(docs, locale, topic), 'utf8');
  try {
    return guideOf(source, (href) => addressOf(href, locale, topic));
  } catch (error) {
    throw new Error(`${locale}/${guideTopics[topic]}.md: ${(error as Error).message}`);
  }
}

/** Guides link to each other by their files, which readers of the repository follow, too. */
function addressOf(href: string, locale: Locale, topic: GuideTopic): string {
  if (/^(https?:\/\/|#|\/)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const from = join(locale === 'en' ? '' : locale, dirname(guideTopics[topic]));
  const file = posix.normalize(posix.join(from, path));
  const name = (locale === 'en' ? file : posix.relative(locale, file)).replace(/\.md$/, '');
  const linked = topics.find((each) => guideTopics[each] === name);
  const address = linked ? pathOfGuide(linked) : OTHERS[file];
  if (address === undefined) throw new Error(`who reads the page can't open ${href}`);
  return anchor === undefined ? address : `${address}#${anchor}`;
}
