/** What programs and people take for a link, or for the beginning of one. */
const LINK =
  /https?:\/\/|www\.|\b[a-z0-9-]{2,63}\.(?:com|net|org|de|at|ch|info|shop|io|ru|xyz|top|to|me)\b/i;

export const hasLink = (text: string): boolean => LINK.test(text);
