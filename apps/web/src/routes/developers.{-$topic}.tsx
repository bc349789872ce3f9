import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../features/pages/developers/guide-page.tsx';
import { loadGuide } from '../features/pages/developers/load-guide.ts';
import { pageHead } from '../lib/head.ts';

export const Route = createFileRoute('/developers/{-$topic}')({
  loader: ({ context, params }) => loadGuide(context, params.topic),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData ?? { isIndexed: false }),
  component: Guide,
});

function Guide() {
  return <GuidePage {...Route.useLoaderData()} />;
}
