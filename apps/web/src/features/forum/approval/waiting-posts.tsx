import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { Hourglass } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

export interface WaitingPostsProps {
  member: CurrentUser;
  /** the thread, or the subforum in which a thread would start */
  place: { threadId?: number; subforumId?: number };
}

/** The member's own posts that wait for approval; nobody else sees them. */
export function WaitingPosts({ place }: WaitingPostsProps) {
  const texts = useTexts('forum');
  const { data = [] } = trpc.forum.waiting.list.useQuery(place);
  if (data.length === 0) return null;
  return (
    <Notice icon={Hourglass} role="status">
      <strong>{texts.waiting.title()}</strong>
      <p>{texts.waiting.text()}</p>
      <List>
        {data.map(({ id, title, content, createdAt }) => (
          <li key={id}>
            <Badge>{texts.waiting.badge()}</Badge> {title ? <strong>{title}</strong> : null}
            <Words>{content}</Words>
            <Muted>
              <Time value={createdAt} />
            </Muted>
          </li>
        ))}
      </List>
    </Notice>
  );
}

const List = chakra('ul', {
  base: { display: 'grid', gap: '3', listStyle: 'none', marginTop: '3' },
});
const Words = chakra('p', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'measure', lineClamp: '6' },
});
