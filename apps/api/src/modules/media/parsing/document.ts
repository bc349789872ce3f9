/** What of a feed is of use to us, as plain text. */
export interface FeedDocument {
  kind: 'feed';
  /** of the channel as a whole; only its maker writes there */
  title: string;
  description: string;
  /** minutes between two looks that the feed asks for */
  ttl: number | null;
  episodes: FeedEpisode[];
}

export interface FeedEpisode {
  /** what the feed calls it, else its address */
  key: string;
  title: string;
  summary: string | null;
  url: string | null;
  audioUrl: string | null;
  videoId: string | null;
  durationSeconds: number | null;
  /** ISO; null where the feed doesn't say */
  publishedAt: string | null;
}

/** What of a page is of use to us. */
export interface PageDocument {
  kind: 'page';
  title: string;
  /** what the page says of itself in its head, where no reader can write */
  description: string;
  /** feeds that the head names, the likeliest first */
  feedUrls: string[];
}

export type Document = FeedDocument | PageDocument;

/** What the thread that parses gets. */
export interface Source {
  bytes: Uint8Array;
  contentType: string | null;
  /** addresses in the document begin here */
  url: string;
}
