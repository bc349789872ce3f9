import type { Locale } from '@oche/validators/locale';
import type { AnswerPlace } from '../../../lib/declared/answerable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { addressesOf } from '../../inbound-mail/index.ts';
import type { DigestGroup } from '../digest/digest.queries.ts';

/** Where a mail is answered, and how it says so. */
interface Answering {
  address: string;
  hint: string;
  link: string;
}

type AddressOf = Awaited<ReturnType<typeof addressesOf>>;

function answering(
  { answerables }: Deps,
  addressOf: AddressOf,
  place: AnswerPlace,
  locale: Locale,
): Answering | null {
  const address = addressOf?.(place);
  const kind = answerables.get(place.letter);
  return address && kind ? { address, ...kind.texts[locale] } : null;
}

/** @returns null where answers by mail aren't set up, or this member doesn't want them */
export const answerAt = async (
  deps: Deps,
  recipientId: string,
  place: AnswerPlace,
  locale: Locale,
): Promise<Answering | null> =>
  answering(deps, await addressesOf(deps, recipientId), place, locale);

/** The same for all entries of a digest, by the group's id. */
export async function answersTo(
  deps: Deps,
  groups: readonly DigestGroup[],
  recipientId: string,
  locale: Locale,
): Promise<ReadonlyMap<number, Answering>> {
  const addressOf = await addressesOf(deps, recipientId);
  if (!addressOf) return new Map();
  return new Map(
    groups.flatMap(({ id, kind, payload, count }): [number, Answering][] => {
      const place = deps.notifiables.get(kind)?.answerOf?.(payload, count);
      const answer = place && answering(deps, addressOf, place, locale);
      return answer ? [[id, answer]] : [];
    }),
  );
}
