/** Other sites and apps to which a link can be passed, and mail. */
export const shareSites = ['whatsapp', 'telegram', 'facebook', 'x', 'linkedin', 'email'] as const;
export type ShareSite = (typeof shareSites)[number];

/**
 * The address that opens a site's own form with the link in it. Nothing is told to the site before
 * somebody opens it.
 */
export function shareHref(site: ShareSite, url: string, title: string): string {
  const link = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  switch (site) {
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
    case 'telegram':
      return `https://t.me/share/url?url=${link}&text=${words}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${link}`;
    case 'x':
      return `https://x.com/intent/post?url=${link}&text=${words}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${link}`;
    case 'email':
      return `mailto:?subject=${words}&body=${link}`;
  }
}
