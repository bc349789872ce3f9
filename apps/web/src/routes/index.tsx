import { createFileRoute } from '@tanstack/react-router';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await context.api.forum.post.recent.ensureData({ limit: 5 });
  },
  component: Home,
});

function Home() {
  const [me] = trpc.auth.me.useSuspenseQuery();
  const [posts] = trpc.forum.post.recent.useSuspenseQuery({ limit: 5 });
  return (
    <main>
      <h1>{me?.firstName ?? 'visitor'}</h1>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>{post.snippet}</li>
        ))}
      </ul>
    </main>
  );
}
