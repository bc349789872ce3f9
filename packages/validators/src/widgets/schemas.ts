import * as z from 'zod/mini';
import { dateTime, id, idempotencyKey, locale } from '../common.ts';
import {
  isSubjectOf,
  SUBJECT_MAX,
  WIDGET_COUNT_MAX,
  WIDGET_ORIGINS_MAX,
  type WidgetKind,
  widgetKinds,
  widgetThemes,
} from './limits.ts';

/** As a browser writes an origin. The host goes into a policy, so it is nothing but letters, digits, hyphens and dots. */
const ORIGIN = /^https?:\/\/[a-z\d]([a-z\d.-]{0,250}[a-z\d])?(:\d{1,5})?$/;

/** Reads any address of a site as its origin, also without `https://`. */
function originOf(address: string): string {
  const trimmed = address.trim();
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(full)) return '';
  const url = new URL(full);
  return url.username === '' && url.password === '' ? url.origin : '';
}

/** A site that may frame the widget: an address of it is enough. */
export const siteOrigin = z.pipe(
  z.string('required').check(z.maxLength(300, 'tooLong')),
  z.pipe(z.transform(originOf), z.string().check(z.regex(ORIGIN, 'invalidUrl'))),
);
const siteOrigins = z.pipe(
  z.array(siteOrigin).check(z.minLength(1, 'required'), z.maxLength(WIDGET_ORIGINS_MAX, 'tooMany')),
  z.transform((origins) => [...new Set(origins)]),
);

const colour = z.pipe(
  z.string().check(z.regex(/^#[\da-f]{6}$/i, 'invalid')),
  z.transform((value) => value.toLowerCase()),
);

const optionFields = {
  /** `auto`: as the visitor's device is set */
  theme: z._default(z.enum(widgetThemes), 'auto'),
  /** `#rrggbb`, in the place of Oche's red; text on it and in it stays readable */
  accent: z._default(z.nullable(colour), null),
  /** null: the language of the page around it */
  locale: z._default(z.nullable(locale), null),
  /** days of free times, or rows; null: as many as the kind usually has */
  count: z._default(
    z.nullable(
      z
        .number('invalidNumber')
        .check(
          z.int('invalidNumber'),
          z.minimum(1, 'tooSmall'),
          z.maximum(WIDGET_COUNT_MAX, 'tooLarge'),
        ),
    ),
    null,
  ),
};

const subject = z.string('required').check(z.maxLength(SUBJECT_MAX, 'tooLong'));
const fits = z.refine<{ kind: WidgetKind; subject: string }>(
  (input) => isSubjectOf(input.kind, input.subject),
  { error: 'invalid', path: ['subject'] },
);

const thing = {
  kind: z.enum(widgetKinds, 'invalid'),
  /** the path of a page of Oche, e.g. `/venues/12` */
  subject,
};

export const createWidgetInput = z
  .object({ ...thing, ...optionFields, origins: siteOrigins, idempotencyKey })
  .check(fits);
export const updateWidgetInput = z.object({ id, ...optionFields, origins: siteOrigins });
export const widgetInput = z.object({ id });

/** Opaque: 128 random bits. */
export const widgetKey = z.string().check(z.regex(/^[\w-]{22}$/, 'invalid'));
export const shownWidgetInput = z.object({ key: widgetKey });

const optionOutputs = {
  theme: z.enum(widgetThemes),
  accent: z.nullable(z.string()),
  locale: z.nullable(locale),
  count: z.nullable(z.number()),
};

export const widgetOutput = z.object({
  id: z.number(),
  /** what stands in the line for the website */
  key: z.string(),
  kind: z.enum(widgetKinds),
  subject: z.string(),
  /** what it shows, as its name was when the widget was made */
  name: z.string(),
  ...optionOutputs,
  origins: z.array(z.string()),
  createdAt: dateTime,
});
export type Widget = z.infer<typeof widgetOutput>;
export const widgetListOutput = z.array(widgetOutput);

/** What a widget shows, and to whose pages, for everybody who has its key. */
export const shownWidgetOutput = z.object({
  kind: z.enum(widgetKinds),
  subject: z.string(),
  ...optionOutputs,
  origins: z.array(z.string()),
});
export type ShownWidget = z.infer<typeof shownWidgetOutput>;

export const findSubjectInput = z.object(thing).check(fits);
export const subjectOutput = z.object({ name: z.string() });
