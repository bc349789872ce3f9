import {
  type Graph,
  isSharedLate,
  LANDING,
  needs,
  PAGE,
  pagesWith,
  partOf,
  usersOf,
} from './chunk-graph.ts';
import { HOME_CHUNK, SITE_CHUNK } from './client-assets.ts';

/**
 * Frame and data layer of all pages but the landing page, what stands for a page that isn't there, and what is
 * too small for files of its own: members' texts and arrows.
 */
const SITE =
  /\/src\/(app\/(shell\/site|browser-data)\.ts|features\/lounges\/(detail\/reviews\/reviews-query|shared\/favourites-input)\.ts|patterns\/missing-page\.tsx|components\/(page\/late-place|plain-text|form\/number-text|dialog\/use-sheet-history|watch\/watch)\.tsx?)$|\/icons\/(arrow|chevron)-(up|down|left|right)\.mjs$/;
/** Banners, live streams, messages that pass, and what starts the service worker: no first look needs them. */
const LATE =
  /\/src\/(app\/(service-worker|watch-site)\.ts|app\/shell\/banners\/banners\.tsx|features\/banners\/show\/.*|lib\/(push-device|live\/look-at-site|calls\/subscription-link)\.ts|components\/toast-panel\.tsx)$|\?streams$|\/@trpc\/server\/dist\/resolveResponse|\/validators\/src\/banners\/limits\.ts$/;
/** What every thread loads after its first look. */
const THREAD_LATE =
  /\/src\/(features\/forum\/(reactions\/reactions|navigation\/(thread-aids|post-in-view)|post\/(report-post|tool)))\.tsx?$/;
/** What only members can do there. */
const THREAD_MEMBER =
  /\/src\/features\/forum\/(reactions\/reaction-menu|post\/(post-tools|bookmark-post))\.tsx$/;
/** What only who began a thread and moderators can do there. */
const THREAD_OWN =
  /\/src\/features\/forum\/post\/(delete-thread|delete-post|solve-tool|wiki-tool)\.tsx$/;
/** Why somebody can't write anywhere, which few are told. */
const SILENCED = /\/src\/features\/forum\/reply\/silenced-notice\.tsx$/;
/** What shows posts apart from their threads. */
const POSTS_APART = /\/src\/features\/forum\/reactions\/reaction-counts\.tsx$/;
/** What threads are sorted by, where it is chosen. */
const TAGS_FIELD = /\/src\/features\/forum\/tags\/tags-field\.tsx$/;
const FORM_PART =
  /\/src\/components\/(form\/(code-field|field-row|form-actions|save-bar|score-fields|unsaved-changes|use-\w[\w-]*)|rating\/star-rating-field)\.tsx?$|\/useBlocker\.js$/;
const FORM_LIBRARY = /\/node_modules\/(zod|react-hook-form)\//;
/** What else only who writes needs. */
const WRITING = /\/src\/components\/(picture-upload\/|form\/unsaved-changes)/;
const BRACKET = /\/src\/features\/tournaments\/bracket\//;
/** Lists of threads, which a thread does without. */
const THREAD_LIST = /\/src\/features\/forum\/overview\/(thread-row|forum-tabs|use-unread)\.tsx$/;
/** Bounds: a few numbers each. Admins alone need theirs. */
const LIMITS =
  /\/validators\/src\/(?!access|admin|banners|market|webhooks|widgets)[\w-]+\/([\w-]+-)?limits\.ts$/;
/** What equipment has in numbers, which is much, and which other features show, too. */
const EQUIPMENT = /\/validators\/src\/market\/([\w-]+-)?limits\.ts$/;
/** Parts of a large feature that most of its pages do without. */
const ROOM =
  /\/src\/features\/(?:tournaments\/(series|results|entries|form|create|list|directory)|games\/(score|watch|device|list|moments|training|party|remote|remote-video|autoscoring)|forum\/(levels|bookmarks)|lounges\/(?:booking\/)?(?:form\/)?(mine|manage|refusal)|market\/(seller|review|sell|searches))\/|\/packages\/darts\/src\/(party)\//;
/** What a member comes home to. */
const HOME =
  /\/src\/(app\/home\/(start|start-data|dashboard-data)\.tsx?|routes\/dashboard\.tsx\?tsr-split=.*)$/;
const DIRECTORY = /\/src\/features\/lounges\/directory\//;

/** What of a lounge stands below the first screen. */
const LOUNGE_LATE =
  /\/src\/features\/lounges\/detail\/(reviews\/reviews|tournaments|boards|claim)-section\.tsx$/;

const partOfHome = partOf(HOME_CHUNK, HOME);
const partOfDirectory = partOf('directory', DIRECTORY);

/** A building block that at least this many pages share is loaded with the frame. */
const MANY_PAGES = 7;

/**
 * Which modules are loaded together. A file of a few hundred bytes costs a request and can't be
 * compressed well; a large one contains things that a page doesn't show. So what many pages share
 * is loaded with their frame, what the pages of a feature share is one file, and each page is one
 * file.
 */
export const chunkGroups = [
  { name: 'app', tags: ['$initial' as const], priority: 9 },
  // what no first look needs: banners, streams, messages that pass, and what starts the service worker
  { name: partOf('late', LATE), includeDependenciesRecursively: false, priority: 9 },
  // what is shown of each feature, without the features
  {
    name: 'features',
    test: /\/src\/features\/([\w-]+\/feature|index)\.ts$|\/validators\/src\/(domains|[\w-]+\/domain|search\/categories|notifications\/areas)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  // forms are loaded late, so nothing that shares their libraries may pull these in earlier
  {
    name: 'zod',
    // every form's schema is made of the house's
    test: /\/node_modules\/zod\/|\/validators\/src\/(common|whole-cents|invisible)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 8,
  },
  { name: 'form', test: /\/react-hook-form\/|\/use-zod-form\.ts$/, priority: 7 },
  {
    // what only forms are made of, a few lines each
    name: (id: string, graph: Graph) =>
      FORM_PART.test(id) && !comesWithSite(id, graph) ? 'form-parts' : null,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    // what one chooses from at once: games and their settings, which are many pages, but few people's first
    name: 'choices',
    test: /\/src\/components\/form\/choice-row\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    // schemas that many forms share
    name: 'schemas',
    test: /\/validators\/src\/(places|uploads\/schemas|people\/(schemas|profiles)|auth\/schemas|lounges\/(?!limits|errors)[\w-]+)\.ts$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    // what the forms share in which members write in the forum
    name: 'writing',
    test: /\/(mention-field|waiting-part|waiting-flag|writing-field)\.tsx?$|\/validators\/src\/forum\/texts\.ts$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    // what lounges, challenges and tournaments share about times and finding them
    name: 'board-times',
    test: /\/src\/(lib\/(time\/(booking-slots|business-day|calendar-file|place-time|wall-time)|use-typed-param)\.ts|components\/form\/search-input\.tsx)$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    name: partOf('thread-list', THREAD_LIST),
    includeDependenciesRecursively: false,
    priority: 7,
  },
  { name: partOf('thread-late', THREAD_LATE), includeDependenciesRecursively: false, priority: 7 },
  {
    name: partOf('thread-member', THREAD_MEMBER),
    includeDependenciesRecursively: false,
    priority: 7,
  },
  { name: partOf('thread-own', THREAD_OWN), includeDependenciesRecursively: false, priority: 7 },
  { name: partOf('silenced', SILENCED), includeDependenciesRecursively: false, priority: 7 },
  { name: partOf('posts-apart', POSTS_APART), includeDependenciesRecursively: false, priority: 7 },
  { name: partOf('tags-field', TAGS_FIELD), includeDependenciesRecursively: false, priority: 7 },
  { name: partOf('lounge-late', LOUNGE_LATE), includeDependenciesRecursively: false, priority: 7 },
  // the rules of the games, which pages of games share; not what only throws or is thrown alone, which few pages need
  {
    name: 'darts',
    test: /\/packages\/darts\/src\/(?!leagues\/|tournaments\/|machines\/|training\/|party\/|thrower)/,
    minShareCount: 2,
    priority: 7,
  },
  {
    name: 'league-rules',
    test: /\/packages\/darts\/src\/leagues\//,
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 7,
  },
  {
    // the list of lounges, for members and for everybody; a lounge's own pages do without it
    name: (id: string, graph: Graph) =>
      pagesWith(id, graph).size > 0 ? partOfDirectory(id, graph) : null,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // tables to take along, which most pages do without
  {
    name: 'table-files',
    test: /\/src\/components\/list\/table-files\.tsx$|\/icons\/download\.mjs$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // pages with figures
  {
    name: 'charts',
    test: /\/src\/components\/chart\//,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // forms with a date or a time, which are loaded late or are pages of their own
  {
    name: 'moment',
    test: /\/src\/components\/moment\/(moment-fields|moment-input|typed-moment)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    name: 'new-password',
    test: /\/(new-password-field\.tsx|password-strength\.ts)$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // the scorer and the screen for the wall stay awake, and what is noted there goes on without a network
  { name: 'wake-lock', test: /\/src\/lib\/(use-wake-lock|storage\/keep-page)\.ts$/, priority: 7 },
  {
    // the scorer and the desk of a tournament are used by keys and speak
    name: 'keys',
    test: /\/src\/(lib\/(keys\/use-keys|voice|storage\/use-device-settings)\.ts|components\/dialog\/keys-dialog\.tsx)$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  // the same in lists and threads
  {
    name: 'forum-keys',
    test: /\/src\/features\/forum\/navigation\/(use-keys|list-keys|thread-keys|keys-button)\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    name: 'polls',
    test: /\/src\/features\/polls\/poll\//,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    // a tournament's page and its screen for the wall share the bracket; the list does without it
    name: 'bracket',
    test: BRACKET,
    includeDependenciesRecursively: false,
    priority: 7,
  },
  {
    name: (id: string, graph: Graph) => (comesWithSite(id, graph) ? SITE_CHUNK : null),
    priority: 6,
  },
  { name: featureOf, includeDependenciesRecursively: false },
];

/**
 * The frame, the data layer, everything that they import, and modules so small or common that they
 * are best loaded with them.
 */
function comesWithSite(id: string, graph: Graph): boolean {
  if (SITE.test(id)) return true;
  if (LIMITS.test(id)) return usersOf(id, graph).length > 1;
  if (needsForms(id, graph)) return false;
  const [, kind] = /\/src\/(components|lib|patterns)\//.exec(id) ?? [];
  if (!kind) return false;
  const pages = pagesWith(id, graph);
  return !pages.has(LANDING) && pages.size >= (kind === 'lib' ? 2 : MANY_PAGES);
}

/**
 * What a page of a feature shares with others, or with what is loaded late; features don't import each other. Who only
 * looks gets no forms.
 */
function featureOf(id: string, graph: Graph): string | null {
  const pages = pagesWith(id, graph);
  const isOfHome = pages.has('dashboard') || pages.size === 0;
  if (isOfHome && partOfHome(id, graph)) return HOME_CHUNK;
  const feature = EQUIPMENT.test(id) ? 'market' : ownerOf(id, graph);
  if (!feature) return null;
  if (pages.size === 0 || pages.has(LANDING)) return null;
  if (pages.size === 1) {
    if (!isSharedLate(id, graph)) return null;
    const [page = ''] = pages;
    // what only this page and its own late parts use
    if (pagesWith(id, graph, { also: 'later' }).size === 1)
      return `${page.replaceAll('/', '.')}-shared`;
  }
  const room = ROOM.exec(id)?.slice(1).find(Boolean);
  const part = room ?? (needsBracket(id, graph) ? 'run' : null);
  const name = part ? `${feature}-${part}` : feature;
  return needsForms(id, graph) || needsWriting(id, graph) ? `${name}-forms` : name;
}

const owners = new Map<string, string | null>();

/** The feature that a module is of, or the only one that uses it. */
function ownerOf(id: string, graph: Graph): string | null {
  const [, feature] = /\/src\/features\/([\w-]+)\//.exec(id) ?? [];
  if (feature) return feature;
  const known = owners.get(id);
  if (known !== undefined || PAGE.test(id)) return known ?? null;
  owners.set(id, null);
  const users = usersOf(id, graph);
  const found = new Set(users.map((user) => ownerOf(user, graph)));
  const [only = null] = found;
  const owner = found.size === 1 ? only : null;
  owners.set(id, owner);
  return owner;
}

const needsForms = needs(FORM_LIBRARY);
const needsWriting = needs(WRITING);
const needsBracket = needs(BRACKET);
