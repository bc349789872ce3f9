import type { CurrentUser } from '@oche/validators/auth/schemas';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { SettingsSection } from '../../../components/section/settings-section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { type Archive, ArchivePart } from './archive-part.tsx';
import { LeavePart } from './leave-part.tsx';

/** How often a page asks how far its archive is. */
const LOOK_MS = 2000;

const isUnderWay = (archive: Archive | null | undefined): boolean =>
  archive?.status === 'waiting' || archive?.status === 'running';

/** Everything that the member has here: to take along, and to have deleted. */
export function OwnDataSection({ user }: { user: CurrentUser }) {
  const texts = useTexts('account/own-data');
  return (
    <SettingsSection id="own-data" title={texts.title()} text={texts.text()}>
      <OwnData user={user} />
    </SettingsSection>
  );
}

function OwnData({ user }: { user: CurrentUser }) {
  const texts = useTexts('account/own-data');
  const own = trpc.ownData.get.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data?.archive) ? LOOK_MS : false),
  });
  if (own.isPending) return <SkeletonRows count={2} />;
  if (own.error) return <QueryFailed as="h3" query={own} title={texts.failed()} />;
  return (
    <>
      <ArchivePart user={user} archive={own.data.archive} />
      <LeavePart user={user} leavesAt={own.data.leavesAt} />
    </>
  );
}
