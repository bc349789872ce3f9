import type { ReactNode } from 'react';
import type { I18n } from '../../i18n/i18n.ts';
import type { Api } from '../../lib/trpc.ts';
import type { SheetName } from '../style/sheets.ts';

/** What a light page is made from. There is no reader: it shows what a visitor may see. */
export interface LightRequest {
  /** what the path says, by the names of its pattern's groups */
  params: Readonly<Record<string, string | undefined>>;
  /** only what the page reads */
  search: URLSearchParams;
  /** calls procedures in the server's process, as a visitor */
  api: Api['client'];
  /** has the common texts; a page loads its own */
  i18n: I18n;
  /** of Oche, for links */
  origin: string;
}

export interface LightContent {
  title: string;
  body: ReactNode;
  /** 404 if what it should show isn't there; 200 without it */
  status?: number;
  sheet: SheetName;
  /** `none` shows whatever lies behind the page, in the colours of the night, and `none-light` in those of the day */
  ground: 'auto' | 'light' | 'dark' | 'none' | 'none-light';
  /** percent of its usual size, one of those that its style sheet knows */
  scale?: string;
  /** `#rrggbb`, in the place of our red */
  accent?: string;
  /** pages of Oche that show the same: an event that makes one of them stale makes this one stale, too */
  shows: readonly string[];
  /** origins of the sites that may frame it; `*` lets all of them */
  framedBy: readonly string[];
  /** how it stays fresh: by a stream of Oche, and by asking every so many seconds */
  fresh?: {
    stream?: string;
    /** names of the stream's events after which the page has changed; those without a name always count */
    events?: readonly string[];
    /** without a stream, or while it is away */
    seconds: number;
    /** while it is there, for what it says nothing of; a minute without it */
    besideStream?: number;
  };
}

/** A page without the app: rendered on the server, with a style sheet and a script of its own. */
export interface LightPage {
  /** what follows `/embed/`; its named groups are `params` */
  path: RegExp;
  /** the search parameters that it reads beside `lang` */
  names: readonly string[];
  load(request: LightRequest): Promise<LightContent>;
}
