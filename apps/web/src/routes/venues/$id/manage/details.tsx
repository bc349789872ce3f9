import { createFileRoute } from '@tanstack/react-router';
import { DetailsPage } from '../../../../features/lounges/manage/details/details-page.tsx';
import { manageHead } from '../../../../features/lounges/manage/manage-head.ts';

export const Route = createFileRoute('/venues/$id/manage/details')({
  loader: ({ context: { i18n } }) => i18n.load('manage/details', 'maps', 'venues'),
  head: ({ match, params }) => manageHead(match.context, params.id, 'details'),
  component: DetailsPage,
});
