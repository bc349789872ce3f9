/** The areas of the site that somebody has opened on this device: first parts of addresses. */
const KEY = 'oche:areas';

declare global {
  interface Window {
    /** marks the document as one of a known area, and the area as known from the next page on */
    slimBand?: (pathname: string) => void;
  }
}

/**
 * Runs in the head before the first paint, so that the band of an area that is known already is slim from the beginning;
 * the app calls it again for each of its pages, the first one included, whose band stays as it was painted. The page at the beginning of an area explains the area, which is said
 * once: `area`; all others are a `page`.
 */
export const BAND_SCRIPT = `(window.slimBand=function f(p){if(f.p===p)return;f.p=p;try{var d=document.documentElement.dataset,s=localStorage,k=s.getItem("${KEY}"),a=p.split("/"),o=k!==null&&k.split(",").includes(a[1]);if(o)d.known=a[2]?"page":"area";else{delete d.known;s.setItem("${KEY}",k===null?a[1]:k+","+a[1])}}catch(_){}})(location.pathname)`;
