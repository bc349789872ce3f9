import type { AdminMember } from '@oche/validators/admin/members';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { ErrorState } from '../../../components/page/error-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { EditMemberForm } from './edit-member-form.tsx';

/** The form over a list or page; it is open as long as the address says so. */
export function EditMember({ id }: { id: string }) {
  const { form: texts, edit } = useTexts('admin/members');
  const navigate = useNavigate();
  const member = trpc.admin.members.get.useQuery(
    { id },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  const close = () =>
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...old, edit: undefined }),
      replace: true,
      resetScroll: false,
    });
  const title = member.data ? texts.title({ name: fullName(member.data) }) : edit();
  return (
    <Dialog isOpen onClose={close} title={title} placement="sheet">
      <Content member={member} onClose={close} />
    </Dialog>
  );
}

interface ContentProps {
  member: {
    data: AdminMember | undefined;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onClose: () => void;
}

function Content({ member: { data, isPending, isFetching, refetch }, onClose }: ContentProps) {
  const { form: texts } = useTexts('admin/members');
  if (isPending) return <SkeletonRows count={4} />;
  if (!data) {
    return (
      <ErrorState
        as="h3"
        title={texts.loadFailed()}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return <EditMemberForm member={data} onClose={onClose} />;
}
