import { decode } from '../../bbcode/entities.ts';

/**
 * A text of phpBB as its author wrote it. Since 3.2 it is stored as XML that has all of it, signs included, so what is
 * between its tags is the source; before, tags had a mark of the post, and smilies and addresses were HTML.
 */
export function phpbbSource(stored: string, uid: string): string {
  if (/^<[rt][ >]/.test(stored))
    return decode(stored.replace(/<br\/>\n?/g, '\n').replace(/<[^>]*>/g, ''));
  return decode(withoutHtml(uid ? withoutMarks(stored, uid) : stored));
}

/** `[b:3f2a]`, `[/list:u:3f2a]`, `[quote=&quot;Anna&quot;:3f2a]` */
function withoutMarks(text: string, uid: string): string {
  const mark = uid.replace(/[^a-z0-9]/gi, '');
  return mark ? text.replace(new RegExp(`(?::[a-z])?:${mark}(?=[\\]=])`, 'g'), '') : text;
}

const withoutHtml = (text: string): string =>
  text
    .replace(/<!-- s[^>]*?--><img [^>]*?alt="([^"]*)"[^>]*?><!-- s[^>]*?-->/g, '$1')
    .replace(
      /<!-- [mwel] --><a [^>]*?href="([^"]*)"[^>]*?>(.*?)<\/a><!-- [mwel] -->/g,
      (_, address, words) =>
        String(address).startsWith('mailto:') ? words : `[url=${address}]${words}[/url]`,
    )
    .replace(/<!--[^>]*-->/g, '')
    .replace(/<br ?\/?>/g, '\n');
