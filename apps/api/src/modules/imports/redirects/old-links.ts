import type { SourceKind } from '../sources/source.ts';
import { type OldAddress, readOldAddress } from './addresses.ts';

interface Board {
  address: string | null;
  source: { kind: SourceKind };
}

const ADDRESS = /https?:\/\/[^\s<>()[\]"'`]+/gi;

const bare = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();

/** Path and query below the board, if the address is one of its. */
function within(board: string, address: string): string | null {
  const [own, given] = [bare(board), bare(address)];
  if (given !== own && !given.startsWith(`${own}/`)) return null;
  return `/${address.replace(/^https?:\/\/[^/]*/i, '').replace(/^\//, '')}`;
}

function oldAddressOf({ address, source }: Board, written: string): OldAddress | null {
  const path = address ? within(address, written) : null;
  return path === null ? null : readOldAddress(source.kind, path.replaceAll('&amp;', '&'));
}

export const hasOldAddress = (board: Board, text: string): boolean =>
  listOldAddresses(board, text).length > 0;

export const listOldAddresses = (board: Board, text: string): OldAddress[] =>
  (text.match(ADDRESS) ?? []).flatMap((written) => oldAddressOf(board, trimmed(written)) ?? []);

/** Marks of the sentence are none of the address. */
const trimmed = (written: string): string => written.replace(/[.,;:!?*_]+$/, '');

/** @param target the address of ours for one of the board's; undefined leaves it as it is */
export const replaceOldAddresses = (
  board: Board,
  text: string,
  target: (old: OldAddress) => string | undefined,
): string =>
  text.replace(ADDRESS, (written) => {
    const address = trimmed(written);
    const old = oldAddressOf(board, address);
    const found = old ? target(old) : undefined;
    return found === undefined ? written : found + written.slice(address.length);
  });
