/** The areas of the site that somebody has opened on this device: first parts of addresses. */
const KEY = 'oche:areas';

/**
 * Runs in the head before the first paint, so that the band of a page that is known already is slim from the beginning.
 * It says the same as `bandOf`.
 */
export const BAND_SCRIPT = `(function(){try{var p=location.pathname.split("/");if((","+localStorage.getItem("${KEY}")+",").includes(","+p[1]+","))document.documentElement.dataset.known=p[2]?"page":"area"}catch(_){}})()`;

/**
 * How a page's band is known: it explains the area itself, or it is a page in one. Undefined where the reader is for the
 * first time.
 */
export function bandOf(pathname: string, known: readonly string[]): 'area' | 'page' | undefined {
  const [, area = '', page] = pathname.split('/');
  if (!known.includes(area)) return undefined;
  return page ? 'page' : 'area';
}

export function readKnownAreas(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split(',') ?? [];
  } catch {
    return [];
  }
}

/** From the next visit on the area of the page is known. */
export function knowArea(pathname: string): void {
  const [, area = ''] = pathname.split('/');
  const known = readKnownAreas();
  if (known.includes(area)) return;
  try {
    localStorage.setItem(KEY, [...known, area].join(','));
  } catch {
    // without a storage every visit is the first one
  }
}
