/** What may be a link that becomes a card, with or without words of its own. */
const ALONE =
  /^(?:\[.*\]\()?https?:\/\/\S+\/(?:thread|venues|tournaments|marketplace|profile)\/[\w-]+\)?$/;
/** No address of ours is longer. */
const LINE_MAX = 300;

/** Most texts have none, which is seen at a glance. */
export const mayHaveCards = (content: string): boolean =>
  content.includes('://') &&
  content.split('\n').some((line) => line.length <= LINE_MAX && ALONE.test(line.trim()));
