import { Anchor } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useKindText } from '../kinds.ts';

/** What the member has reported, and what became of it. */
export function OwnReports() {
  const texts = useTexts('moderation/mine');
  const kindText = useKindText();
  const { reasons } = useTexts('report');
  const [data, list] = trpc.moderation.own.reports.useSuspenseInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  const reports = data.pages.flatMap(({ items }) => items);
  return (
    <Section title={texts.reports()}>
      {reports.length === 0 ? (
        <p>
          {texts.noReports()}. {texts.noReportsText()}
        </p>
      ) : null}
      <RuledList>
        {reports.map(({ id, kind, title, path, reason, description, reportedAt, outcome }) => (
          <li key={id}>
            <RuledRow>
              <RowWords>
                {path ? <Anchor href={path}>{title}</Anchor> : texts.gone()}{' '}
                <Badge>{kindText(kind)}</Badge>
                <Muted>
                  {reasons[reason]()}: {description}
                </Muted>
                <Muted>
                  <Time value={reportedAt} />
                </Muted>
              </RowWords>
              <Badge tone={outcome ? 'inverse' : 'neutral'}>
                {texts.outcomes[outcome ?? 'open']()}
              </Badge>
            </RuledRow>
          </li>
        ))}
      </RuledList>
      <LoadMore list={list} />
    </Section>
  );
}
