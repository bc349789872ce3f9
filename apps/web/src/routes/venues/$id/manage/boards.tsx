import { createFileRoute } from '@tanstack/react-router';
import { LoungeBoards } from '../../../../features/games/autoscoring/settings/lounge-boards.tsx';
import { BoardsPage } from '../../../../features/lounges/manage/boards/boards-page.tsx';
import { manageHead } from '../../../../features/lounges/manage/manage-head.ts';

export const Route = createFileRoute('/venues/$id/manage/boards')({
  loader: ({ context: { i18n } }) => i18n.load('manage/boards', 'venues', 'games/counting-boards'),
  head: ({ match, params }) => manageHead(match.context, params.id, 'boards'),
  component: () => <BoardsPage counting={LoungeBoards} />,
});
