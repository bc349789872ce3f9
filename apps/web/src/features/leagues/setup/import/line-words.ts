import type { ImportField, ImportLine } from '@oche/validators/leagues/import';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { momentText } from '../../../../lib/time/place-time.ts';

type Change = ImportLine['changes'][number];
type Conflict = NonNullable<ImportLine['conflict']>;

/** What a line says, in the reader's words. @param timeZone of the league */
export function useLineWords(timeZone: string) {
  const texts = useTexts('leagues/setup-import');
  const locale = useLocale();
  const written = (field: ImportField, value: string): string => {
    if (field === 'date') return momentText(value, timeZone, locale);
    if (field === 'round') return texts.round({ round: value });
    const weekday = Object.entries(texts.weekdays).find(([number]) => number === value);
    return field === 'weekday' && weekday ? weekday[1]() : value;
  };
  return {
    changes: (changes: readonly Change[]): string =>
      changes
        .flatMap(({ field, from, to }) => {
          if (to === null) return [];
          const name = texts.fields[field]();
          const now = written(field, to);
          return from === null
            ? texts.is({ name, now })
            : texts.becomes({ name, now, before: written(field, from) });
        })
        .join(' · '),
    conflict: ({ key, field, value, line }: Conflict): string => {
      const facts = {
        field: field ? texts.fields[field]() : '',
        value: value ?? '',
        line: line ?? 0,
      };
      const said = texts.conflicts[key](facts);
      if (line !== null) return `${said} ${texts.seeLine({ line })}`;
      return key === 'teamUnknown' && value !== null ? `${said} ${texts.maybe({ value })}` : said;
    },
  };
}
