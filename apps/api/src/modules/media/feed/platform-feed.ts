/** The ids of YouTube's channels. */
const CHANNEL_ID = /^\/channel\/(UC[\w-]{22})(\/|$)/;

/** The feed that a platform has for each of its channels, as far as the address tells; null otherwise. */
export function platformFeed(url: string): string | null {
  const { hostname, pathname } = new URL(url);
  if (!/^(www\.|m\.)?youtube\.com$/.test(hostname)) return null;
  const [, id] = CHANNEL_ID.exec(pathname) ?? [];
  return id ? `https://www.youtube.com/feeds/videos.xml?channel_id=${id}` : null;
}
