// Who may import whom; docs/architecture.md explains why. Every rule is an error.

/** The modules of the server by floor, from the top. */
const floors = require('./apps/api/src/modules/floors.json');

const imports = (modules) => `^apps/api/src/modules/(${modules.join('|')})/`;
/** A module imports only from the floors below its own; tests may create what they need with any. */
const floorRules = floors.map((floor, index) => ({
  name: `floor-${floors.length - index}-imports-from-below`,
  severity: 'error',
  from: { path: imports(floor), pathNot: ['\\.test\\.ts$', '/testing[^/]*(/|\\.ts$)'] },
  to: { path: imports(floors.slice(0, index + 1).flat()), pathNot: '^apps/api/src/modules/$1/' },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'validators-import-only-zod',
      severity: 'error',
      from: { path: '^packages/validators/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/validators/src', 'node_modules/zod'] },
    },
    {
      // zod's classic API would be four times the bytes, so the schemas of forms use zod/mini
      name: 'browser-takes-zod-mini',
      severity: 'error',
      from: { path: '^(apps/web|packages/validators)/' },
      to: { path: 'node_modules/zod/(?!mini/)' },
    },
    {
      name: 'darts-imports-nothing',
      comment: 'the rules of the games run anywhere: no I/O, no clock, no framework',
      severity: 'error',
      from: { path: '^packages/darts/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/darts/src' },
    },
    {
      name: 'bridge-takes-only-the-board',
      comment:
        'it is published alone, and tells of darts in their names; of the rules it knows nothing',
      severity: 'error',
      from: { path: '^packages/bridge/src', pathNot: ['\\.test\\.ts$', '/simulators/'] },
      to: { path: ['^apps/', '^packages/(?!bridge/|darts/src/board\\.ts)'] },
    },
    {
      name: 'what-boards-say-is-read-anywhere',
      comment: 'a browser reads some boards itself: no I/O, no clock, nothing of Node',
      severity: 'error',
      from: { path: '^packages/bridge/src/(core|makers)/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(bridge/src/(core|makers)|darts/src)/' },
    },
    {
      name: 'client-stands-alone',
      comment: 'it is published alone, and knows of Oche what the document of the API says',
      severity: 'error',
      from: { path: '^packages/client/src', pathNot: '\\.test\\.ts$' },
      to: { path: ['^apps/', '^packages/(?!client/)'] },
    },
    {
      name: 'the-client-is-for-others',
      comment: 'the web keeps its procedures',
      severity: 'error',
      from: { path: '^(apps/web|packages)/', pathNot: '^packages/client/' },
      to: { path: '^packages/client/' },
    },
    {
      name: 'db-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/db' },
      to: { path: ['^apps/', '^packages/(?!db/)'] },
    },
    {
      name: 'web-takes-only-types-from-api',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: ['^apps/api', '^packages/db'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-get-error-texts-from-the-build',
      comment: 'virtual:shared-texts has one language of one domain; the entries have all of both',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: ['\\.test\\.tsx?$', '\\.d\\.ts$', '/testing/'] },
      to: {
        path: ['^packages/validators/src/errors', '^packages/validators/src/.+errors\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-does-not-import-web',
      severity: 'error',
      from: { path: '^apps/api' },
      to: { path: '^apps/web' },
    },
    {
      name: 'only-services-and-queries-know-queries',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          '\\.(service|queries|search|notifications|own-data)\\.ts$',
          '\\.test\\.ts$',
          '/testing[^/]*(/|\\.ts$)',
        ],
      },
      to: { path: '\\.queries\\.ts$' },
    },
    {
      name: 'who-calls-services-does-not-touch-the-database',
      severity: 'error',
      from: { path: '\\.(router|rest|routes|jobs|reactions|mails|events)\\.ts$' },
      to: { path: ['^packages/db', 'node_modules/(kysely|pg)/'] },
    },
    {
      name: 'a-module-touches-the-database-in-services-and-queries',
      severity: 'error',
      from: {
        path: '^apps/api/src/modules/',
        pathNot: ['\\.(service|queries|select)\\.ts$', '\\.test\\.ts$', '/testing[^/]*\\.ts$'],
      },
      to: { path: ['^packages/db', 'node_modules/pg/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-do-not-know-the-transport',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: {
        path: [
          'node_modules/@trpc/',
          'node_modules/@?fastify',
          '^apps/api/src/(trpc|plugins)/',
          '\\.(router|rest|routes|jobs|reactions)\\.ts$',
        ],
      },
    },
    {
      name: 'policies-are-pure',
      severity: 'error',
      from: { path: '\\.policy\\.ts$' },
      to: {
        path: ['^packages/db', 'node_modules/', '\\.(queries|service|router)\\.ts$'],
        pathNot: 'node_modules/zod',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'queries-have-no-rules',
      severity: 'error',
      from: { path: '\\.(queries|select)\\.ts$' },
      to: {
        path: [
          '\\.(service|router|rest|routes|jobs|reactions|policy)\\.ts$',
          '^apps/api/src/(trpc|plugins)/',
          '^apps/api/src/lib/actor\\.ts$',
        ],
      },
    },
    {
      name: 'modules-are-entered-through-index',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      // tests create what they need with other modules' testing files
      to: { path: '^apps/api/src/modules/(?!$1/)[^/]+/(?!(index|testing)\\.ts$)' },
    },
    ...floorRules,
    {
      // an ad knows nothing of who finds it, and whoever finds it nothing of deals (ADR 47)
      name: 'parts-of-the-market-import-from-below',
      severity: 'error',
      from: {
        path: '^apps/api/src/modules/market/(items|finding)/',
        pathNot: ['\\.test\\.ts$', '/testing[^/]*\\.ts$'],
      },
      to: { path: '^apps/api/src/modules/market/(?!$1/)(finding|deals|demo|own-data)/' },
    },
    {
      // the root router has a line for each module's procedures; sessions belong to auth, switches to site, and devices
      // at boards to boards; commands act through services
      name: 'mechanisms-know-modules-by-their-list',
      severity: 'error',
      from: {
        path: '^apps/api/src/(?!modules/)',
        pathNot: [
          '^apps/api/src/(trpc/root|rebuild-(rankings|from-throws|trust)|oche/[a-z-]+)\\.ts$',
          '\\.test\\.ts$',
          '/testing',
        ],
      },
      to: {
        path: '^apps/api/src/modules/',
        pathNot: [
          '^apps/api/src/modules/(index|manifest|access/index|auth/index|boards/index|search/index|site/index)\\.ts$',
          // what the document says of operations beside what they say themselves: lists, and no code
          '^apps/api/src/modules/(answer-examples|parameter-texts|refusals)\\.json$',
        ],
      },
    },
    {
      name: 'the-list-of-modules-is-read-at-the-start',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          '^apps/api/src/(app|server|reindex|oche/with-deps)\\.ts$',
          '\\.test\\.ts$',
          '/testing[^/]*(/|\\.ts$)',
        ],
      },
      to: { path: '^apps/api/src/modules/index\\.ts$' },
    },
    {
      // whoever locks a calendar must also queue for it, and check who may change it
      name: 'calendars-change-in-one-way',
      severity: 'error',
      from: { pathNot: '/lounges/calendar/calendar-change\\.service\\.ts$' },
      to: { path: '/lounges/calendar/calendar-lock\\.queries\\.ts$' },
    },
    {
      name: 'lib-knows-no-domain',
      severity: 'error',
      from: { path: '^apps/api/src/lib/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/api/src/(modules|trpc|plugins|web)/' },
    },
    {
      // but for what they show of all of them
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/(?!$1/|[\\w-]+\\.ts$)' },
    },
    {
      name: 'shared-web-code-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(patterns|components|theme|lib|i18n)/' },
      to: { path: '^apps/web/src/(features|routes|app)/' },
    },
    {
      name: 'components-know-no-pattern',
      comment: 'patterns, e.g. a page for what is missing, are made of components',
      severity: 'error',
      from: { path: '^apps/web/src/(components|theme|lib|i18n)/' },
      to: { path: '^apps/web/src/patterns/' },
    },
    {
      name: 'features-do-not-import-routes',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/routes/' },
    },
    {
      name: 'no-test-code-in-production-code',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: ['\\.test\\.tsx?$', '/testing/', '/testing[^/]*\\.ts$'],
      },
      to: {
        path: [
          '\\.test\\.tsx?$',
          '/testing(/|[^/]*\\.ts$)',
          'node_modules/(vitest|fast-check|happy-dom|@testing-library/[^/]+)/',
        ],
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist(-types)?/', '\\.gen\\.ts$'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
