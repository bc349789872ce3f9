import { idOfText } from '@oche/validators/id-text';
import { textParam } from '../../lib/addresses/search-params.ts';

/** What the page shows beside the conversation; it stands in the address. */
export interface MessagesSearch {
  /** which conversations are listed; all that aren't archived, without it */
  filter?: 'unread' | 'archived' | undefined;
  /** the member to whom to write, e.g. from a profile */
  to?: string | undefined;
  /** what to write about, e.g. `booking/12` */
  about?: string | undefined;
  /** the form for a new message is open */
  new?: true | undefined;
  /** the search in the member's own messages is open, and what is looked for */
  find?: true | undefined;
  q?: string | undefined;
  /** only in this conversation */
  within?: number | undefined;
  /** the message of the open conversation to which it is scrolled */
  message?: number | undefined;
}

export const messagesSearchOf = (
  search: { readonly [name in keyof MessagesSearch]: unknown },
): MessagesSearch => ({
  filter: search.filter === 'unread' || search.filter === 'archived' ? search.filter : undefined,
  to: textParam(search.to, 100),
  about: aboutParam(search.about),
  new: isOn(search.new),
  find: isOn(search.find),
  q: textParam(search.q, 100),
  within: idOfText(search.within),
  message: idOfText(search.message),
});

const isOn = (value: unknown): true | undefined => value === 'true' || value === true || undefined;

function aboutParam(value: unknown): string | undefined {
  const about = textParam(value, 60);
  return about && /^[a-z]+\/\d{1,15}$/.test(about) ? about : undefined;
}

export const listInput = ({ filter }: MessagesSearch) => ({ filter: filter ?? ('all' as const) });

export const isSearching = ({ find, q, within }: MessagesSearch): boolean =>
  find === true || q !== undefined || within !== undefined;
