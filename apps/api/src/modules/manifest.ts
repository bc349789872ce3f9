import type { FastifyInstance } from 'fastify';
import type { Answerable } from '../lib/declared/answerable.ts';
import type { BoardHost } from '../lib/declared/board-hosts.ts';
import type { MemberCalendar } from '../lib/declared/calendars.ts';
import type { Conversational } from '../lib/declared/conversational.ts';
import type { GuardedPictures } from '../lib/declared/guarded-pictures.ts';
import type { Linkable } from '../lib/declared/linkable.ts';
import type { NotificationKind } from '../lib/declared/notifiable.ts';
import type { OwnData } from '../lib/declared/own-data.ts';
import type { Hearable, PublishedKind } from '../lib/declared/published.ts';
import type { Reportable } from '../lib/declared/reportable.ts';
import type { Searchable } from '../lib/declared/searchable.ts';
import type { Sitemap } from '../lib/declared/sitemap.ts';
import type { StalePages } from '../lib/declared/stale-pages.ts';
import type { DeclaredTable } from '../lib/declared/tables.ts';
import type { Watchable } from '../lib/declared/watchable.ts';
import type { Deps, MemberContext } from '../lib/deps.ts';
import type { Reactions } from '../lib/events/reactions.ts';
import type { JobModule } from '../lib/jobs/jobs.ts';
import type { MailTemplates } from '../lib/mail/mail.ts';
import type { HttpLimits } from '../plugins/guards/http-limits.ts';
import type { Part } from '../roles.ts';

interface Opened {
  /** what browsers reach belongs to `web`, what machines bring in to `worker` */
  in: Part;
  /** @returns what closes it */
  open(deps: Deps): Promise<() => Promise<void>>;
}

/**
 * What a domain adds to the server, declared in its `module.ts` and listed in `modules/index.ts`.
 * Everything but the name is optional. The rest of the server reads the list and knows no domain by
 * name. If two domains have the same job, mail or part of the sitemap, the server doesn't start.
 */
export interface DomainModule {
  /** the name of the domain's folder */
  name: string;
  /** updates stored data before the first request is answered; an error stops the start */
  beforeStart?: (deps: Deps) => Promise<void>;
  /**
   * fills the tables of the domain with examples, where the demo members are and none are there yet;
   * runs at every start with demo data, in the order of the list
   */
  demo?: (deps: Deps) => Promise<unknown>;
  jobs?: (deps: Deps) => JobModule;
  mails?: (deps: Deps) => MailTemplates;
  /** plain routes for what is not JSON over a procedure: navigations, files, feeds */
  routes?: (app: FastifyInstance, deps: Deps, limits: HttpLimits) => void;
  /** tables of its pages, as files for spreadsheets and programs */
  tables?: readonly DeclaredTable[];
  /** public pages that crawlers should find */
  sitemap?: Sitemap;
  /** paths for robots.txt: behind them a visitor finds only the sign-in */
  closedPaths?: readonly string[];
  /** cached visitors' pages that an event makes stale */
  stalePages?: StalePages;
  /** what the domain does after events of its own or of others, some time later */
  reactions?: Reactions;
  /** what of the domain can be found; its reactions keep the documents up to date */
  search?: Searchable;
  /** what of it can be reported to the moderators */
  reportable?: readonly Reportable<Deps>[];
  /** what it tells members */
  notifications?: readonly NotificationKind<Deps>[];
  /** what of it is in a member's calendar */
  calendar?: MemberCalendar<Deps>;
  /** what of it members have conversations about */
  conversational?: readonly Conversational[];
  /** what it has of a member: for the member's archive, and for when they leave */
  ownData?: OwnData<Deps, MemberContext>;
  /** links to which of its pages become cards where members write to each other */
  linkable?: readonly Linkable[];
  /** its pictures that not everybody may see */
  guardedPictures?: readonly GuardedPictures[];
  /** what of it is played at boards with a tablet */
  playedAtBoards?: BoardHost<Deps>;
  /** what of it members can answer by mail */
  answerable?: readonly Answerable<MemberContext>[];
  /** what of it other people's programs can hear */
  published?: readonly PublishedKind<MemberContext>[];
  /** its things to which what they hear can be narrowed */
  hearable?: readonly Hearable<MemberContext>[];
  /** what it keeps open while a process of this part runs, e.g. a listener of its own */
  opens?: Opened;
  /** the places in it of which a member can want to hear more or less */
  watchable?: readonly Watchable[];
}
