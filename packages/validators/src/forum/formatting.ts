import * as z from 'zod/mini';

/*
 * A formatted text as the API gives it beside the text that was written: lines of runs, without anything nested, so
 * that whoever shows it needs no parser. `docs/forum-formatting.md` says what members write.
 */

/** A piece of a line that looks the same throughout. */
const textRun = z.object({
  text: z.string(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  code: z.optional(z.literal(true)),
  /** where it leads; http or https */
  href: z.optional(z.string()),
});
export type TextRun = z.infer<typeof textRun>;

const formattedLine = z.object({
  runs: z.array(textRun),
  /** in how many quotes it stands, from 1 */
  quote: z.optional(z.number()),
  list: z.optional(
    z.object({
      /** in how many lists it stands, from 1 */
      depth: z.number(),
      /** of its item; null in a list of points */
      number: z.nullable(z.number()),
      /** the first line of its item */
      isFirst: z.boolean(),
    }),
  ),
  /** several lines of code; they are one run with line breaks in it */
  isCode: z.optional(z.literal(true)),
});
export type FormattedLine = z.infer<typeof formattedLine>;

export const formattedText = z.array(formattedLine);
