import { readFileSync } from 'node:fs';
import { type GuideTopic, guideTopics } from '@oche/validators/developers/topics';
import { type Locale, locales } from '@oche/validators/locale';

/** A guide of `/developers`, as it stands in `docs/` (ADR 77). */
export interface GuideFile {
  topic: GuideTopic;
  locale: Locale;
  /** below `docs/` */
  name: string;
  path: URL;
  text: string;
}

const docs = new URL('../../../../../docs/', import.meta.url);

/** @returns all guides in all languages */
export const guideFiles = (): GuideFile[] =>
  (Object.keys(guideTopics) as GuideTopic[]).flatMap((topic) =>
    locales.map((locale) => {
      const name = `${locale === 'en' ? '' : `${locale}/`}${guideTopics[topic]}.md`;
      const path = new URL(name, docs);
      return { topic, locale, name, path, text: readFileSync(path, 'utf8') };
    }),
  );
