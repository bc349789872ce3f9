import type { DomainModule } from '../manifest.ts';

export const boardsModule: DomainModule = {
  name: 'boards',
  closedPaths: ['/boards'],
  stalePages: {
    // what follows a board, whoever plays there, is made anew when a game begins
    'game.changed': ({ boardId }) => (boardId ? [`/boards/${boardId}`] : []),
  },
};
