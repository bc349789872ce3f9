/** What somebody wrote on another board, whatever signs that board had for it. */
export type Piece = string | Element;

export interface Element {
  tag: Tag;
  /** the value of the tag itself, or what it needs: an address, a name */
  value: string;
  /** the post that a quote is of, as the other board knows it */
  postId?: string;
  pieces: Piece[];
}

/** `plain` only holds pieces together: what there is no other look for. */
export type Tag =
  | 'bold'
  | 'italic'
  | 'code'
  | 'block'
  | 'link'
  | 'image'
  | 'quote'
  | 'spoiler'
  | 'list'
  | 'numbers'
  | 'item'
  | 'line'
  | 'attachment'
  | 'plain';

/** What was written otherwise than it can be shown here, by tag: for the report. */
export class Losses {
  readonly unknown = new Map<string, number>();
  readonly looks = new Map<string, number>();

  /** The tag stays in the text as it was written. */
  keepAsText(tag: string): void {
    this.unknown.set(tag, (this.unknown.get(tag) ?? 0) + 1);
  }

  /** What the tag holds stays, without its look. */
  dropLook(tag: string): void {
    this.looks.set(tag, (this.looks.get(tag) ?? 0) + 1);
  }
}

export const textIn = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : textIn(piece.pieces))).join('');
