/** An ad that its seller is told of. */
export interface ToldItem {
  id: number;
  title: string;
  /** ISO time */
  expiresAt: string | null;
}
