import type { Vault } from '../../../lib/secrets/vault.ts';

/** What an address names: whose answer it takes, and to what. */
export interface ReplyPlace {
  /** names the member */
  number: number;
  /** the member's addresses of former ones are dead */
  generation: number;
  letter: string;
  id: number;
}

/** 128 bits in digits and letters: mail servers don't always keep capitals. */
const SIGNATURE_LENGTH = 25;
const TOKEN = /^([a-z])([0-9a-z]{1,11})-([0-9a-z]{1,11})-([0-9a-z]{1,6})-([0-9a-z]{25})$/;

const signed = (content: string) => `reply ${content}`;

/** At most 46 characters for ids below 10^10: with `reply+` an address has to have at most 64 before its @. */
export function replyToken(
  vault: Pick<Vault, 'sign'>,
  { number, generation, letter, id }: ReplyPlace,
): string {
  const content = `${letter}${id.toString(36)}-${number.toString(36)}-${generation.toString(36)}`;
  const signature = Buffer.from(vault.sign(signed(content)), 'base64url').toString('hex');
  return `${content}-${BigInt(`0x${signature}`).toString(36).padStart(SIGNATURE_LENGTH, '0')}`;
}

/** @returns null for what isn't ours */
export function readReplyToken(vault: Pick<Vault, 'isSigned'>, token: string): ReplyPlace | null {
  const [, letter = '', id = '', number = '', generation = '', signature = ''] =
    TOKEN.exec(token.toLowerCase()) ?? [];
  if (letter === '') return null;
  const content = `${letter}${id}-${number}-${generation}`;
  if (!vault.isSigned(signed(content), base64urlOf(signature))) return null;
  const [placeId, member, of] = [id, number, generation].map((digits) =>
    Number.parseInt(digits, 36),
  );
  if (placeId === undefined || member === undefined || of === undefined) return null;
  return { letter, id: placeId, number: member, generation: of };
}

/** Digits and letters that are more than 128 bits become more than 16 bytes, which are no signature. */
function base64urlOf(signature: string): string {
  const value = Array.from(signature).reduce(
    (sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)),
    0n,
  );
  return Buffer.from(value.toString(16).padStart(32, '0'), 'hex').toString('base64url');
}
