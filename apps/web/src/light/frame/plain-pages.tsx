import type { I18n } from '../../i18n/i18n.ts';
import { errorText } from '../../lib/errors/errors.ts';
import type { LightContent } from './light-page.ts';

/** What is back is shown again without a reload. */
const SECONDS = 60;

/** Says the one thing there is to say. Nobody learns anything from it, so every site may frame it. */
const plain = (text: string, status: number): LightContent => ({
  title: text,
  body: <p className="plain">{text}</p>,
  status,
  sheet: 'widgets',
  ground: 'auto',
  shows: [],
  framedBy: ['*'],
  fresh: { seconds: SECONDS },
});

/** What should be shown isn't there, or not for visitors. */
export const missing = (i18n: I18n): LightContent => plain(i18n.texts('embed').missing(), 404);

/** E.g. as its area is switched off for a while. */
export const refused = (i18n: I18n, error: unknown, status: number): LightContent =>
  plain(errorText(error, i18n), status);
