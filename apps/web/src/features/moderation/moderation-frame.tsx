import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../components/page.tsx';
import { TabLink, TabLinks } from '../../components/tab-links.tsx';
import { useTexts } from '../../i18n/react.tsx';

const TABS = [
  { tab: 'reports', to: '/moderation' },
  { tab: 'appeals', to: '/moderation/appeals' },
  { tab: 'log', to: '/moderation/log' },
] as const;

interface ModerationFrameProps {
  /** what the tab is about */
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the moderators' pages, with tabs between them. */
export function ModerationFrame({ lead, actions, children }: ModerationFrameProps) {
  const { queue, tabs } = useTexts('moderation');
  return (
    <Page>
      <PageHeader title={queue.title()} lead={lead} actions={actions} />
      <TabLinks label={tabs.label()}>
        {TABS.map(({ tab, to }) => (
          <li key={tab}>
            <TabLink to={to} activeOptions={{ exact: true, includeSearch: false }}>
              {tabs[tab]()}
            </TabLink>
          </li>
        ))}
      </TabLinks>
      {children}
    </Page>
  );
}
