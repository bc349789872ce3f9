import * as z from 'zod/mini';
import { dateTime, id } from '../../common.ts';
import { postPictures, shownPicture } from '../pictures.ts';
import { THREAD_TAGS_MAX } from '../tags/limits.ts';
import { slug } from '../tags/slug.ts';
import { DRAFT_MAX_LENGTH, DRAFT_POLL_MAX, DRAFT_TITLE_MAX } from './limits.ts';

/** Where it is written: exactly one of them, as a new thread, an answer in a thread, or another text of a post. */
export const draftPlace = z
  .object({ subforumId: z.optional(id), threadId: z.optional(id), postId: z.optional(id) })
  .check(
    z.refine(
      (place) => Object.values(place).filter((each) => each !== undefined).length === 1,
      'invalid',
    ),
  );
export type DraftPlace = z.infer<typeof draftPlace>;

/** A text as it is typed, which may end with a blank; only what PostgreSQL can't store is refused. */
const typed = (max: number) =>
  z.string('required').check(
    z.maxLength(max, 'tooLong'),
    z.refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'invalidCharacters'),
  );

export const saveDraftInput = z.object({
  place: draftPlace,
  /** the revision that it goes on from; null where there is none yet */
  basedOn: z.nullable(id),
  title: z.optional(typed(DRAFT_TITLE_MAX)),
  content: typed(DRAFT_MAX_LENGTH),
  /** the post that is answered, and whether its words are quoted */
  answeredId: z.nullish(id),
  isQuote: z.optional(z.boolean()),
  pictures: postPictures,
  poll: z.nullish(typed(DRAFT_POLL_MAX)),
  /** those of the thread that it would start, by their addresses */
  tags: z.optional(z.array(slug).check(z.maxLength(THREAD_TAGS_MAX, 'tooMany'))),
});

export const draftOutput = z.object({
  id: z.number(),
  /** a save names the one that it goes on from */
  revision: z.number(),
  title: z.string(),
  content: z.string(),
  /** null for an answer to the thread, and when that post is gone */
  answered: z.nullable(
    z.object({
      id: z.number(),
      number: z.number(),
      firstName: z.string(),
      /** the words to quote; null for an answer without */
      quote: z.nullable(z.string()),
    }),
  ),
  /** those that are still there */
  pictures: z.array(shownPicture),
  poll: z.nullable(z.string()),
  /** addresses of those that are still there */
  tags: z.array(z.string()),
  updatedAt: dateTime,
});
export type ForumDraft = z.infer<typeof draftOutput>;

export const draftInPlaceInput = z.object({ place: draftPlace });
export const draftInPlaceOutput = z.nullable(draftOutput);

/** Saved with this revision, or not, as something else stands there by now. */
export const saveDraftOutput = z.union([
  z.object({ id: z.number(), revision: z.number() }),
  /** null: it was sent or thrown away elsewhere */
  z.object({ revision: z.null(), other: z.nullable(draftOutput) }),
]);

export const draftListOutput = z.array(
  z.object({
    id: z.number(),
    /** a thread in a subforum, an answer in a thread, or another text of a post */
    of: draftPlace,
    /** of the thread that it would start */
    title: z.string(),
    /** its first words */
    beginning: z.string(),
    pictureCount: z.number(),
    updatedAt: dateTime,
    /** where it leads; null where the member sees nothing any more */
    place: z.nullable(
      z.object({
        subforum: z.object({ id: z.number(), name: z.string() }),
        thread: z.nullable(z.object({ id: z.number(), title: z.string() })),
        /** of the post whose text it would change */
        postNumber: z.nullable(z.number()),
      }),
    ),
  }),
);
export type ListedDraft = z.infer<typeof draftListOutput>[number];

export const draftIdInput = z.object({ id });

/** The draft that a text was, which goes when it is sent. Another revision is another text, and stays. */
export const sentDraft = z.optional(z.object({ id, revision: id }));
