import { type Locale, locales } from '@oche/validators/common';
import { errorsByDomain } from '@oche/validators/errors';
import type { Plugin } from 'vite';

const VIRTUAL_ID = 'virtual:shared-texts';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

type Entries = Record<string, Record<Locale, string>>;

/**
 * The texts that pages share with REST answers, a module for each language and part: a browser gets
 * no statuses, no other language, and no domain that it doesn't ask for.
 * `virtual:shared-texts/de/errors/forum` is one of them; `virtual:shared-texts` loads them by name.
 */
export function sharedTexts(): Plugin {
  const modules = new Map<string, object>(
    locales.flatMap((locale) =>
      Object.entries(errorsByDomain).map(
        ([domain, entries]) => [`${locale}/errors/${domain}`, textsOf(entries, locale)] as const,
      ),
    ),
  );
  // the common ones come with the common texts of every page
  const onDemand = [...modules.keys()].filter((name) => !name.endsWith('/errors/common'));
  const loaders = onDemand.map((name) => `'${name}': () => import('${VIRTUAL_ID}/${name}')`);
  return {
    name: 'oche:shared-texts',
    resolveId: (id) =>
      id === VIRTUAL_ID || id.startsWith(`${VIRTUAL_ID}/`) ? `\0${id}` : undefined,
    load(id) {
      if (id === RESOLVED_ID) return `export default { ${loaders.join(', ')} }`;
      const texts = modules.get(id.slice(RESOLVED_ID.length + 1));
      return texts && `export default ${JSON.stringify(texts)}`;
    },
  };
}

const textsOf = (entries: Entries, locale: Locale) =>
  Object.fromEntries(Object.entries(entries).map(([name, texts]) => [name, texts[locale]]));
