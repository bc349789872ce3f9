import type { Post } from '@oche/validators/forum/schemas';
import { Flag } from 'lucide-react';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Tool } from './tool.tsx';

/** Tells the moderators of a post. Visitors find it, too, and are asked to sign in. */
export function ReportPost({ post }: { post: Post }) {
  const { tools } = useTexts('forum/reading');
  return (
    <Report thing={reportedAs(post)}>
      {(open) => (
        <Tool post={post} label={tools.report()} onClick={open}>
          <Flag aria-hidden="true" />
        </Tool>
      )}
    </Report>
  );
}

/** Without its first post a thread would be nothing, so both are reported as one. */
const reportedAs = ({ id, number, threadId }: Post) =>
  number === 1
    ? ({ kind: 'thread', id: String(threadId) } as const)
    : ({ kind: 'post', id: String(id) } as const);
