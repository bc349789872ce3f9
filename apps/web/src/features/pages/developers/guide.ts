/** A guide as the build takes it apart (ADR 77): no markup, so that nothing in it can run. */
export interface Guide {
  title: string;
  /** the first paragraph, in one line */
  description: string;
  /** what stands before the first heading */
  intro: Block[];
  sections: GuideSection[];
}

export interface GuideSection {
  id: string;
  title: string;
  blocks: Block[];
}

export type Inline =
  | string
  | { code: string }
  | { strong: Inline[] }
  | { em: Inline[] }
  | { href: string; text: Inline[] };

export type Block =
  | { kind: 'p'; text: Inline[] }
  | { kind: 'heading'; id: string; text: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; language: string; parts: CodePart[] };

/** What is only text is as it is; the others have a look of their own. */
export type CodePart = string | { comment: string } | { string: string };
