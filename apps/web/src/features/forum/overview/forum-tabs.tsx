import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';

/** The forum by its places, and by what happened last in all of them. */
export function ForumTabs() {
  const { tabs: texts } = useTexts('forum/overview');
  const { user } = useAuth();
  return (
    <TabLinks label={texts.label()}>
      <li>
        <TabLink to="/forum" activeOptions={{ exact: true }}>
          {texts.places()}
        </TabLink>
      </li>
      <li>
        <TabLink
          to="/forum/latest"
          activeOptions={{ exact: true, explicitUndefined: true }}
          search={{}}
        >
          {texts.latest()}
        </TabLink>
      </li>
      {user ? (
        <>
          <li>
            <TabLink to="/forum/latest" search={{ filter: 'unread' }}>
              {texts.unread()}
            </TabLink>
          </li>
          <li>
            <TabLink to="/forum/drafts">{texts.drafts()}</TabLink>
          </li>
          <li>
            <TabLink to="/forum/bookmarks">{texts.bookmarks()}</TabLink>
          </li>
        </>
      ) : null}
      <li>
        <TabLink to="/forum/best" activeOptions={{ exact: true, includeSearch: false }} search={{}}>
          {texts.best()}
        </TabLink>
      </li>
    </TabLinks>
  );
}
