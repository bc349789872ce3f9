import { errorsByDomain } from '@oche/validators/errors';
import { type Locale, locales } from '@oche/validators/locale';
import { achievementGoals, achievementTitles } from '@oche/validators/statistics/achievement-texts';
import { validationTexts } from '@oche/validators/validation';
import type { Plugin } from 'vite';

const VIRTUAL_ID = 'virtual:shared-texts/';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;
/** Texts that every page gets together with the common ones. */
const IN_COMMON = ['validation', 'errors/common'];

type Entries = Record<string, Record<Locale, string>>;

/**
 * The texts that pages share with REST answers and messages, as one module for each language and part: a browser
 * gets no status codes, no other language, and no domain that it doesn't need. There are
 * `virtual:shared-texts/de/errors/forum` and the like, and `virtual:shared-texts/de`, which loads
 * them by name.
 */
export function sharedTexts(): Plugin {
  const parts: Record<string, Entries> = {
    validation: validationTexts,
    achievements: achievementTitles,
    'achievements/goals': achievementGoals,
  };
  for (const [domain, entries] of Object.entries(errorsByDomain)) {
    parts[`errors/${domain}`] = entries;
  }
  const modules = new Map<string, string>();
  for (const locale of locales) {
    const loaders: string[] = [];
    for (const [name, entries] of Object.entries(parts)) {
      modules.set(`${locale}/${name}`, JSON.stringify(textsOf(entries, locale)));
      if (IN_COMMON.includes(name)) continue;
      loaders.push(`'${name}': () => import('${VIRTUAL_ID}${locale}/${name}')`);
    }
    modules.set(locale, `{ ${loaders.join(', ')} }`);
  }
  return {
    name: 'oche:shared-texts',
    resolveId: (id) => (id.startsWith(VIRTUAL_ID) ? `\0${id}` : undefined),
    load(id) {
      const content = modules.get(id.slice(RESOLVED_ID.length));
      return id.startsWith(RESOLVED_ID) && content ? `export default ${content}` : undefined;
    },
  };
}

const textsOf = (entries: Entries, locale: Locale) =>
  Object.fromEntries(Object.entries(entries).map(([name, texts]) => [name, texts[locale]]));
