import type { Profile } from '@oche/validators/people/profiles';
import { Flag } from 'lucide-react';
import { IconButton } from '../../../components/button.tsx';
import { Report } from '../../../components/report/report.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { TieActions } from '../friends/person/tie-actions.tsx';

/** What the reader can do about the member: friendship, a message, a challenge, and what ends it. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const { data } = trpc.social.friends.ties.useQuery({ userIds: [profile.id] }, { staleTime: 0 });
  const [tie] = data ?? [];
  return tie ? <TieActions person={profile} tie={tie} isTheirPage /> : null;
}

/** What a visitor can do about them. */
export function ReportProfile({ id }: { id: string }) {
  const texts = useTexts('profile');
  return (
    <Report thing={{ kind: 'member', id }}>
      {(open) => (
        <IconButton label={texts.report()} onClick={open}>
          <Flag aria-hidden="true" />
        </IconButton>
      )}
    </Report>
  );
}
