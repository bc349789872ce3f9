import { TextLink } from '../../../../components/link.tsx';
import { distinct } from '../../../../components/list/distinct.ts';
import { LoadMore } from '../../../../components/list/load-more.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { BLOCKS, nextPage } from '../friends-data.ts';
import { TiedPeople } from '../person/tied-people.tsx';
import { ContactChoice } from './contact-choice.tsx';

const BLOCKED = { state: 'blocked', requestId: null, mayRequest: false, mayWrite: false } as const;

/** Who may reach the member, and who is blocked. */
export function PrivacyTab() {
  const { contact: texts, blocks } = useTexts('friends');
  const query = trpc.social.friends.contact.useQuery();
  return (
    <>
      <QueryState query={query} failed={texts.loadFailed()}>
        {(chosen) => (
          <>
            <Section title={texts.requests()}>
              <ContactChoice field="requestsFrom" chosen={chosen.requestsFrom} />
            </Section>
            <Section title={texts.messages()} text={texts.messagesText()}>
              <ContactChoice field="messagesFrom" chosen={chosen.messagesFrom} />
            </Section>
          </>
        )}
      </QueryState>
      <Section title={blocks.title()} text={blocks.text()}>
        <Blocks />
      </Section>
      <Muted>
        {texts.visibility()}{' '}
        <TextLink to="/account/$section" params={{ section: 'privacy' }} hash="visibility">
          {texts.visibilityLink()}
        </TextLink>
      </Muted>
    </>
  );
}

function Blocks() {
  const { blocks: texts } = useTexts('friends');
  const list = trpc.social.people.listBlocks.useInfiniteQuery(BLOCKS, nextPage);
  const blocked = distinct(list.data?.pages ?? []);
  return (
    <QueryState query={list} failed={texts.failed()}>
      {() => (
        <>
          {blocked.length === 0 ? <Muted>{texts.none()}</Muted> : null}
          <TiedPeople people={blocked} tie={BLOCKED} since={texts.since()} />
          <LoadMore list={list} />
        </>
      )}
    </QueryState>
  );
}
