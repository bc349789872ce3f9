import type { OwnSanction } from '@oche/validators/moderation/sanctions';
import { Card } from '../../../components/card.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge, Heading } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { OwnAppeal } from './own-appeal.tsx';
import { Statement } from './statement.tsx';

/** Warnings, silences and suspensions of the member. A member who never had one doesn't see the section. */
export function OwnSanctions() {
  const texts = useTexts('moderation/mine');
  const [data, list] = trpc.moderation.own.sanctions.useSuspenseInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  const sanctions = data.pages.flatMap(({ items }) => items);
  if (sanctions.length === 0) return null;
  return (
    <Section title={texts.sanctions()}>
      {sanctions.map((sanction) => (
        <SanctionCard key={sanction.id} sanction={sanction} />
      ))}
      <LoadMore list={list} />
    </Section>
  );
}

function SanctionCard({ sanction }: { sanction: OwnSanction }) {
  const texts = useTexts('moderation/mine');
  const appeal = trpc.moderation.sanction.appeal.useMutation();
  const { id, kind, rule, reason, imposedAt, until, endedAt, endReason, isActive, removal } =
    sanction;
  return (
    <Card display="grid" gap="3">
      <Heading as="h3" size="subheading">
        {texts.sanctionKinds[kind]()}{' '}
        {isActive && kind !== 'warning' ? (
          <Badge tone="inverse">
            {texts.active()}{' '}
            {until ? (
              <>
                {texts.until()} <Time value={until} format="dateTime" />
              </>
            ) : (
              texts.untilFurtherNotice()
            )}
          </Badge>
        ) : null}
        {endedAt ? <Badge tone="positive">{texts.ended()}</Badge> : null}
      </Heading>
      <Statement rule={rule} reasons={reason} at={imposedAt} />
      {removal ? (
        <p>
          {removal.state === 'restored' ? texts.removalBack() : texts.removal()}{' '}
          <Time value={removal.from} format="dateTime" /> –{' '}
          <Time value={removal.until} format="dateTime" />
        </p>
      ) : null}
      {endReason ? <p>{endReason}</p> : null}
      <OwnAppeal
        appeal={sanction.appeal}
        appealUntil={sanction.appealUntil}
        send={(text) => appeal.mutateAsync({ id, text })}
      />
    </Card>
  );
}
