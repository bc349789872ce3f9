import { chakra } from '@chakra-ui/react';
import type { WaitingVerification } from '@oche/validators/trust/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Badge, Heading } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Approval, Refusal } from './decision.tsx';
import { DocumentView } from './document-view.tsx';

interface Asked {
  waiting: WaitingVerification;
  isApproved: boolean;
}

/** Admins compare documents with accounts here. */
export function VerificationsSection() {
  const texts = useTexts('market/verification-queue');
  const { verification: kinds } = useTexts('market/trust');
  const [data, list] = trpc.market.verifications.list.useSuspenseInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const all = data.pages.flatMap(({ items }) => items);
  const Dialog = asked?.isApproved ? Approval : Refusal;
  return (
    <Section title={texts.title()} text={texts.lead()}>
      {all.length === 0 ? (
        <EmptyState title={texts.empty()}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : null}
      <List>
        {all.map((waiting) => (
          <Waiting
            key={`${waiting.id}-${waiting.requestedAt}`}
            waiting={waiting}
            onDecide={(isApproved) => setAsked({ waiting, isApproved })}
          />
        ))}
      </List>
      <LoadMore list={list} />
      {asked ? (
        <Dialog
          waiting={asked.waiting}
          kind={kinds[asked.waiting.verificationType]()}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Section>
  );
}

interface WaitingProps {
  waiting: WaitingVerification;
  onDecide: (isApproved: boolean) => void;
}

function Waiting({ waiting, onDecide }: WaitingProps) {
  const texts = useTexts('market/verification-queue');
  const { verification: kinds } = useTexts('market/trust');
  const { member, trader, verificationType } = waiting;
  const kind = kinds[verificationType]();
  const name = fullName(member);
  return (
    <Item>
      <Row justifyContent="space-between">
        <Badge tone="warning">{kind}</Badge>
        <Time value={waiting.requestedAt} />
      </Row>
      <Heading as="h2" size="subheading">
        {name}
      </Heading>
      <Facts aria-label={texts.compare()}>
        <dt>{texts.zipCode()}</dt>
        <dd>{member.zipCode ? `${member.country} ${member.zipCode}` : texts.noZipCode()}</dd>
        <dt>{texts.since()}</dt>
        <dd>
          <Time value={member.memberSince} format="date" />
        </dd>
        {verificationType === 'business' ? (
          <>
            <dt>{texts.trader()}</dt>
            <dd>{trader ? `${trader.name}, ${trader.address}` : texts.noTrader()}</dd>
          </>
        ) : null}
      </Facts>
      <DocumentView waiting={waiting} kind={kind} />
      <Row>
        <Button
          size="sm"
          aria-label={texts.approveFor({ kind, name })}
          onClick={() => onDecide(true)}
        >
          {texts.approve()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.declineFor({ kind, name })}
          onClick={() => onDecide(false)}
        >
          {texts.decline()}
        </Button>
      </Row>
    </Item>
  );
}

const List = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    padding: '4',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.tape}',
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted' },
  },
});
