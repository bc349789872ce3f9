import { idOfText } from '@oche/validators/id-text';

/** What a conversation of the market is about: an item, and who is interested in it. */
export interface About {
  itemId: number;
  buyerId: string;
}

export const aboutOf = ({ itemId, buyerId }: About): string => `market/${itemId}/${buyerId}`;

/** @returns null for a conversation about something else */
export function readAbout(about: string): About | null {
  const [, item = '', buyerId] = /^market\/(\d+)\/(.+)$/.exec(about) ?? [];
  const itemId = idOfText(item);
  return itemId && buyerId ? { itemId, buyerId } : null;
}
