import { chakra } from '@chakra-ui/react';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FindTab } from './find/find-tab.tsx';
import { type FriendsSearch, friendTabs } from './friends-search.ts';
import { FriendList } from './list/friend-list.tsx';
import { RequestLists } from './list/request-lists.tsx';
import { PrivacyTab } from './privacy/privacy-tab.tsx';

/** Finding people, the member's own friends, who asks to be one, and who may reach the member at all. */
export function FriendsPage({ search }: { search: FriendsSearch }) {
  const texts = useTexts('friends');
  const { tab = 'search' } = search;
  const { data: counts } = trpc.social.friends.counts.useQuery(undefined, { staleTime: 0 });
  const badges = { friends: counts?.friends, requests: counts?.incoming };
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        actions={counts ? <Scoreboard counts={counts} /> : null}
      />
      <LatePlace name="top" />
      <TabLinks label={texts.tabs.label()}>
        {friendTabs.map((each) => (
          <li key={each}>
            <TabLink
              to="/friends"
              search={{ tab: each === 'search' ? undefined : each }}
              activeOptions={{ explicitUndefined: true }}
            >
              {texts.tabs[each]()}
              <CountBadge count={each in badges ? badges[each as keyof typeof badges] : 0} />
            </TabLink>
          </li>
        ))}
      </TabLinks>
      {tab === 'search' ? <FindTab search={search} /> : null}
      {tab === 'friends' ? <FriendList search={search} /> : null}
      {tab === 'requests' ? <RequestLists /> : null}
      {tab === 'privacy' ? <PrivacyTab /> : null}
    </Page>
  );
}

function CountBadge({ count = 0 }: { count: number | undefined }) {
  const locale = useLocale();
  return count === 0 ? null : <Count>{numberFormat(locale).format(count)}</Count>;
}

interface Counts {
  friends: number;
  incoming: number;
  outgoing: number;
}

/** The three numbers as on the wall beside a board. */
function Scoreboard({ counts }: { counts: Counts }) {
  const { score: texts } = useTexts('friends');
  const locale = useLocale();
  return (
    <Slate aria-label={texts.label()}>
      {(['friends', 'incoming', 'outgoing'] as const).map((name) => (
        <div key={name}>
          <dt>{texts[name]()}</dt>
          <dd>{numberFormat(locale).format(counts[name])}</dd>
        </div>
      ))}
    </Slate>
  );
}

const Slate = chakra('dl', {
  base: {
    display: 'flex',
    border: '3px double {colors.border.strong}',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      alignItems: 'center',
      minWidth: { base: '5.5rem', md: '7rem' },
      paddingInline: '3',
      paddingBlock: '2',
    },
    '& > div + div': { borderInlineStart: '1px solid {colors.border.strong}' },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { textStyle: 'numberHero' },
  },
});
const Count = chakra('span', {
  base: {
    marginInlineStart: '2',
    paddingInline: '1.5',
    textStyle: 'number',
    fontSize: 'sm',
    letterSpacing: 'normal',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderRadius: 'sm',
  },
});
