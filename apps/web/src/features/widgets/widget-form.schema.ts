import { locales } from '@oche/validators/locale';
import { createWidgetInput } from '@oche/validators/widgets/schemas';
import * as z from 'zod/mini';
import { palette } from '../../theme/palette.ts';

/** What the field for the colour shows as long as nobody has chosen one. */
export const OUR_RED: string = palette.red.bed.toLowerCase();

const lines = (text: string): string[] => text.split(/[\s,]+/u).filter(Boolean);

/** What the fields hold, as the API takes it. */
export const formSchema = z.object({
  kind: createWidgetInput.shape.kind,
  subject: z.string().check(z.minLength(1, 'required')),
  origins: z.pipe(z.pipe(z.string(), z.transform(lines)), createWidgetInput.shape.origins),
  theme: createWidgetInput.shape.theme,
  accent: z.pipe(
    z.string(),
    z.transform((value) => (value.toLowerCase() === OUR_RED ? null : value)),
  ),
  locale: z.pipe(
    z.enum(['page', ...locales]),
    z.transform((value) => (value === 'page' ? null : value)),
  ),
  count: z.pipe(
    z.pipe(
      z.string(),
      z.transform((value): number | null | undefined =>
        value.trim() === '' ? null : Number(value),
      ),
    ),
    createWidgetInput.shape.count,
  ),
});
