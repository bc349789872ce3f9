/** What single videos are embedded from; anything else is a link. */
export const videoProviders = ['YouTube', 'Twitch', 'TikTok', 'Vimeo', 'Spotify'] as const;
export type VideoProvider = (typeof videoProviders)[number];

/** A video in a frame of its provider. */
export interface VideoEmbed {
  provider: VideoProvider;
  /** address of the frame; of its provider's that sets no cookies, where there is one */
  src: string;
  /** upright, as on a phone, across, or a low bar for what is only heard */
  shape: 'wide' | 'upright' | 'bar';
}

/** The origins of all frames, for the Content-Security-Policy. */
export const videoFrameOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.twitch.tv',
  'https://clips.twitch.tv',
  'https://www.tiktok.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
] as const;

const wide = (provider: VideoProvider, src: string): VideoEmbed => ({
  provider,
  src,
  shape: 'wide',
});

function youTube(path: string, params: URLSearchParams): VideoEmbed | null {
  const id = /^\/(?:shorts|live|embed|v)\/([\w-]{11})$/.exec(path)?.[1] ?? params.get('v') ?? '';
  if (!/^[\w-]{11}$/.test(id)) return null;
  const embed = wide('YouTube', `https://www.youtube-nocookie.com/embed/${id}`);
  return path.startsWith('/shorts/') ? { ...embed, shape: 'upright' } : embed;
}

/** Twitch's frames have to name the site that they are in. */
function twitch(path: string, host: string): VideoEmbed | null {
  const parent = `parent=${encodeURIComponent(host)}`;
  const video = /^\/videos\/(\d{1,15})$/.exec(path)?.[1];
  if (video) return wide('Twitch', `https://player.twitch.tv/?video=v${video}&${parent}`);
  const clip = /^\/\w{1,40}\/clip\/([\w-]{1,100})$/.exec(path)?.[1];
  if (clip) return wide('Twitch', `https://clips.twitch.tv/embed?clip=${clip}&${parent}`);
  const live = /^\/(\w{1,40})$/.exec(path)?.[1];
  return live ? wide('Twitch', `https://player.twitch.tv/?channel=${live}&${parent}`) : null;
}

/**
 * How a video is embedded, made again from the ids in its address: nothing else of the address gets into the frame.
 * @param url as somebody has typed it
 * @param host name of the host that shows the page
 * @returns null for what can't be embedded
 */
export function videoEmbedOf(url: string, host: string): VideoEmbed | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const path = pathname.replace(/\/+$/, '');
  switch (hostname.replace(/^(www|m|music)\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youTube(path, searchParams);
    case 'youtu.be':
      return youTube('/watch', new URLSearchParams({ v: path.slice(1) }));
    case 'twitch.tv':
      return twitch(path, host);
    case 'clips.twitch.tv':
      return twitch(`/x/clip${path}`, host);
    case 'tiktok.com': {
      const id = /^\/@[\w.-]{1,40}\/video\/(\d{1,25})$/.exec(path)?.[1];
      if (!id) return null;
      return { provider: 'TikTok', src: `https://www.tiktok.com/embed/v2/${id}`, shape: 'upright' };
    }
    case 'vimeo.com': {
      const id = /^\/(\d{1,15})$/.exec(path)?.[1];
      return id ? wide('Vimeo', `https://player.vimeo.com/video/${id}?dnt=1`) : null;
    }
    case 'open.spotify.com': {
      const [, kind, id] = /^(?:\/intl-\w+)?\/(episode|show)\/(\w{10,40})$/.exec(path) ?? [];
      if (!kind || !id) return null;
      return {
        provider: 'Spotify',
        src: `https://open.spotify.com/embed/${kind}/${id}`,
        shape: 'bar',
      };
    }
    default:
      return null;
  }
}
