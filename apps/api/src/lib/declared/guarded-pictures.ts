import type { Db } from '@oche/db';
import type { Actor } from '../actor.ts';

/** Who may see a picture now: everybody, and then for ever; this reader, at this moment; or not this one. */
export type PictureSight = 'everybody' | 'reader' | 'nobody';

/**
 * Pictures that take more than their address to be seen, declared in their domain's folder and named in its manifest as
 * `guardedPictures`. Pictures of all other things are everybody's; one that nothing shows is its owner's.
 */
export interface GuardedPictures {
  /** the first part of what shows them, as it was claimed: `message` of `message:12` */
  kind: string;
  /** @param id what stands behind the kind */
  seenBy(db: Db, id: string, reader: Actor | null): Promise<PictureSight>;
}

/** All guards, by kind. */
export type PictureGuards = ReadonlyMap<string, GuardedPictures>;

export const pictureGuardsOf = (
  modules: readonly { guardedPictures?: readonly GuardedPictures[] }[],
): PictureGuards =>
  new Map(
    modules.flatMap(({ guardedPictures = [] }) =>
      guardedPictures.map((guard) => [guard.kind, guard] as const),
    ),
  );
