/** What is open of the tools; `select`: the posts have boxes. */
export type OpenTool = 'menu' | 'select' | 'split' | 'posts' | 'merge' | 'move' | 'recent' | null;
