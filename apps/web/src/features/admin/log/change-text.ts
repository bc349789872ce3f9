import type { Locale } from '@oche/validators/common';
import type { AuditEntryOutput } from '@oche/validators/moderation/audit';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { formatDateTime } from '../../../lib/time/date-text.ts';

type Texts = TextsOf<'admin/lists'>['log']['facts'];
type Fact = string | number | boolean | null | undefined;

const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

/** What an entry of the log changed, in words, field by field: what it was and is. Null when it says nothing. */
export function changeText(
  { before, after }: Pick<AuditEntryOutput, 'before' | 'after'>,
  texts: Texts,
  locale: Locale,
): string | null {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const parts = [...names].flatMap((name) => {
    const label = isKnown(name, texts) ? texts[name]() : name;
    const [was, is] = [before?.[name], after?.[name]];
    const said = valueText(is ?? null, texts, locale);
    if (was !== undefined && is !== undefined)
      return `${label}: ${valueText(was, texts, locale)} → ${said}`;
    // that a field was changed, which alone says something
    if (is === true) return label;
    const only = was === undefined ? is : was;
    // what was not set when it began, e.g. an end
    return only === null ? [] : `${label}: ${valueText(only, texts, locale)}`;
  });
  return parts.join(', ') || null;
}

function valueText(value: Fact, texts: Texts, locale: Locale): string {
  if (value === null || value === undefined || value === '') return texts.nothing();
  if (typeof value === 'boolean') return value ? texts.yes() : texts.no();
  return typeof value === 'string' && MOMENT.test(value)
    ? formatDateTime(new Date(value), locale)
    : String(value);
}

const isKnown = (name: string, texts: Texts): name is keyof Texts & string =>
  Object.hasOwn(texts, name);
