import type { MemberCase } from '@oche/validators/admin/members';
import { TextLink } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { RowActions, RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { hasNoRows, nextPage, Part } from './part.tsx';

const TONES = { open: 'warning', upheld: 'danger', rejected: 'positive' } as const;

/** What others have reported of a member, and how it ended. */
export function MemberCases({ id }: { id: string }) {
  const { cases: texts } = useTexts('admin/members');
  const list = trpc.admin.members.cases.useInfiniteQuery(
    { id, limit: 10 },
    { ...nextPage, refetchOnMount: 'always' },
  );
  return (
    <TitledSection title={texts.title()}>
      <Muted>{texts.text()}</Muted>
      <Part query={list} failed={texts.loadFailed()} none={texts.none()} isEmpty={hasNoRows}>
        {({ pages }) => (
          <>
            <RuledList>
              {pages
                .flatMap(({ items }) => items)
                .map((each) => (
                  <li key={each.id}>
                    <CaseRow about={each} />
                  </li>
                ))}
            </RuledList>
            <LoadMore list={list} />
          </>
        )}
      </Part>
    </TitledSection>
  );
}

function CaseRow({ about }: { about: MemberCase }) {
  const { cases: texts } = useTexts('admin/members');
  const { id, title, reportCount, openedAt, outcome } = about;
  const state = outcome ?? 'open';
  return (
    <RuledRow>
      <RowWords>
        <TextLink to="/moderation/cases/$id" params={{ id: String(id) }}>
          {title ?? texts.gone()}
        </TextLink>
        <Muted>
          {texts.reports({ count: reportCount })}, <Time value={openedAt} />
        </Muted>
      </RowWords>
      <RowActions>
        <Badge tone={TONES[state]}>{texts[state]()}</Badge>
      </RowActions>
    </RuledRow>
  );
}
