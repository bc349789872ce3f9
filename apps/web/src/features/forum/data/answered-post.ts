/** The post that the form answers. */
export interface AnsweredPost {
  id: number;
  number: number;
  firstName: string;
  /** the words to quote; null for an answer without */
  quote: string | null;
}
