import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { TabLink, TabLinks } from '../../components/tab-links.tsx';
import { Badge } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useSiteModerator } from './use-site-moderator.ts';
import { useCaseCount } from './waiting-cases.tsx';

const TABS = [
  { tab: 'reports', to: '/moderation' },
  { tab: 'approvals', to: '/moderation/approvals' },
  { tab: 'appeals', to: '/moderation/appeals' },
  { tab: 'moderators', to: '/moderation/moderators', isForSite: true },
  { tab: 'log', to: '/moderation/log' },
] as const;

interface ModerationFrameProps {
  /** what the tab is about */
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the moderators' pages, with tabs between them, and the way to what moderators of the site see of the admin area. */
export function ModerationFrame({ lead, actions, children }: ModerationFrameProps) {
  const { queue, tabs } = useTexts('moderation');
  const isOfSite = useSiteModerator();
  const count = useCaseCount();
  const shown = TABS.filter((each) => isOfSite || !('isForSite' in each));
  return (
    <Page>
      <PageHeader
        title={queue.title()}
        lead={lead}
        actions={actions ?? (isOfSite ? <ToAdmin /> : null)}
      />
      <TabLinks label={tabs.label()}>
        {shown.map(({ tab, to }) => (
          <li key={tab}>
            <TabLink to={to} activeOptions={{ exact: true, includeSearch: false }}>
              {tabs[tab]()}
              <Waiting count={count && tab in count ? count[tab as keyof typeof count] : 0} />
            </TabLink>
          </li>
        ))}
      </TabLinks>
      {children}
    </Page>
  );
}

/** How much waits there. */
function Waiting({ count }: { count: number }) {
  const { queue } = useTexts('moderation');
  if (count === 0) return null;
  return (
    <Badge tone="accent" marginInlineStart="1.5" aria-label={queue.waits({ count })}>
      {count}
    </Badge>
  );
}

function ToAdmin() {
  const { tabs } = useTexts('moderation');
  return (
    <ButtonLink to="/admin/$" params={{ _splat: '' }} variant="outline" size="sm">
      {tabs.admin()}
    </ButtonLink>
  );
}
