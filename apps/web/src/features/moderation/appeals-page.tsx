import { chakra } from '@chakra-ui/react';
import type { WaitingAppeal } from '@oche/validators/moderation/schemas';
import { TextLink } from '../../components/link.tsx';
import { LoadMore } from '../../components/list/load-more.tsx';
import { RowWords, RuledList, RuledRow } from '../../components/list/ruled-list.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Badge, Muted } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { trpc } from '../../lib/trpc.ts';
import { useKindText } from './kinds.ts';
import { ModerationFrame } from './moderation-frame.tsx';
import { useCaseEvents } from './use-case-events.ts';

/** Appeals that wait for somebody who had nothing to do with the matter, the oldest first. */
export function AppealsPage() {
  const { appeal: texts } = useTexts('moderation');
  const [data, list] = trpc.moderation.appeal.list.useSuspenseInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  useCaseEvents();
  const appeals = data.pages.flatMap(({ items }) => items);
  return (
    <ModerationFrame lead={texts.text()}>
      {appeals.length === 0 ? (
        <EmptyState title={texts.empty()}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : null}
      <RuledList>
        {appeals.map((appeal) => (
          <li key={appeal.id}>
            <AppealRow appeal={appeal} />
          </li>
        ))}
      </RuledList>
      <LoadMore list={list} />
    </ModerationFrame>
  );
}

function AppealRow({ appeal }: { appeal: WaitingAppeal }) {
  const texts = useTexts('moderation');
  return (
    <RuledRow>
      <RowWords>
        <About appeal={appeal} />
        <Excerpt>{appeal.text}</Excerpt>
        <Muted>
          <Time value={appeal.appealedAt} />
        </Muted>
        {appeal.canDecide ? null : <Muted>{texts.appeal.notYours()}</Muted>}
      </RowWords>
    </RuledRow>
  );
}

function About({ appeal: { case: about, sanction } }: { appeal: WaitingAppeal }) {
  const texts = useTexts('moderation');
  const kindText = useKindText();
  if (about) {
    const { id, thing } = about;
    return (
      <>
        <TextLink to="/moderation/cases/$id" params={{ id: String(id) }}>
          {thing.title ?? texts.case.gone()}
        </TextLink>{' '}
        <Badge>{kindText(thing.kind)}</Badge>
      </>
    );
  }
  if (!sanction) return null;
  return (
    <>
      <TextLink to="/moderation/members/$id" params={{ id: sanction.member.id }}>
        {fullName(sanction.member)}
      </TextLink>{' '}
      <Badge>{texts.member.kinds[sanction.kind]()}</Badge>
    </>
  );
}

const Excerpt = chakra('p', { base: { lineClamp: '3', maxWidth: 'measure' } });
