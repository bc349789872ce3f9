import {
  isSubjectOf,
  usualCounts,
  WIDGET_COUNT_MAX,
  type WidgetKind,
  widgetKinds,
  widgetThemes,
} from '@oche/validators/widgets/limits';
import { isColour } from '../frame/accent.ts';
import type { LightContent, LightPage, LightRequest } from '../frame/light-page.ts';
import { missing } from '../frame/plain-pages.tsx';
import { loadBooking } from './booking.tsx';
import { loadBracket } from './bracket.tsx';
import { loadFixtures } from './fixtures.tsx';
import { loadFreeBoards } from './free-boards.tsx';
import { loadLiveGame } from './live-game.tsx';
import { loadNextTournaments } from './next-tournaments.tsx';
import { loadTable } from './table.tsx';
import type { LoadWidget } from './widget-content.ts';

const kinds: Record<WidgetKind, LoadWidget> = {
  booking: loadBooking,
  'free-boards': loadFreeBoards,
  fixtures: loadFixtures,
  table: loadTable,
  bracket: loadBracket,
  'live-game': loadLiveGame,
  'next-tournaments': loadNextTournaments,
};

interface Shown {
  kind: WidgetKind;
  subject: string;
  count: number | null;
  theme: string;
  accent: string | null;
  framedBy: readonly string[];
}

/** What the page around it says goes before what was chosen when the widget was made. */
async function contentOf(request: LightRequest, shown: Shown): Promise<LightContent> {
  const { search, origin } = request;
  const { kind, subject, framedBy } = shown;
  const theme = search.get('theme') ?? shown.theme;
  const accent = search.get('accent') ?? shown.accent ?? '';
  const { shows = [], ...content } = await kinds[kind]({
    ...request,
    subject,
    href: origin + encodeURI(subject),
    count: shown.count ?? usualCounts[kind] ?? WIDGET_COUNT_MAX,
  });
  return {
    ...content,
    shows: [subject, ...shows],
    sheet: 'widgets',
    ground: widgetThemes.find((known) => known === theme) ?? 'auto',
    ...(isColour(accent) && { accent }),
    framedBy,
  };
}

/** `/embed/widgets/{key}`: a widget in a stranger's page. */
const widgetPage: LightPage = {
  path: /^widgets\/(?<key>[\w-]{22})$/,
  names: ['theme', 'accent'],
  async load(request) {
    const { key = '' } = request.params;
    const widget = await request.api.widgets.show.query({ key });
    if (widget.locale) await request.i18n.setLocale(widget.locale);
    return contentOf(request, { ...widget, framedBy: ["'self'", ...widget.origins] });
  },
};

/** `/embed/preview/{kind}`: what a widget would look like, for the page where it is made. */
const previewPage: LightPage = {
  path: /^preview\/(?<kind>[a-z-]{1,30})$/,
  names: ['subject', 'theme', 'accent', 'count'],
  async load(request) {
    const { search, params, i18n } = request;
    const kind = widgetKinds.find((known) => known === params.kind);
    const subject = search.get('subject') ?? '';
    if (!kind || !isSubjectOf(kind, subject)) return missing(i18n);
    const count = Number(search.get('count'));
    return contentOf(request, {
      kind,
      subject,
      count: count >= 1 && count <= WIDGET_COUNT_MAX ? Math.floor(count) : null,
      theme: '',
      accent: null,
      framedBy: ["'self'"],
    });
  },
};

export const widgetPages: readonly LightPage[] = [widgetPage, previewPage];
