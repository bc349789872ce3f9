import { chakra } from '@chakra-ui/react';
import { verificationTypes } from '@oche/validators/trust/limits';
import { Eye, LockKeyhole, Trash2 } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { HeroNumber, Label } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { trpc } from '../../../lib/trpc.ts';
import { VerificationRow } from './verification-row.tsx';

/** What of a member was checked, and what else can be. */
export function VerificationPage() {
  const texts = useTexts('market/verification');
  const { user } = useAuth();
  const [{ items }] = trpc.market.verifications.own.useSuspenseQuery();
  useSeen(['verifications']);
  const count = items.filter(({ status }) => status === 'verified').length;
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        actions={
          user ? (
            <ButtonLink
              to="/marketplace/sellers/$id"
              params={{ id: user.id }}
              variant="outline"
              size="sm"
            >
              {texts.toPage()}
            </ButtonLink>
          ) : null
        }
      />
      <Columns>
        <List>
          {items.map((check) => (
            <VerificationRow key={check.verificationType} check={check} />
          ))}
        </List>
        <Side>
          <Band className="dark">
            <HeroNumber
              value={texts.progress({ count, all: verificationTypes.length })}
              label={texts.status.verified()}
            />
          </Band>
          <Promised>
            <Label>{texts.promise.title()}</Label>
            <p>
              <LockKeyhole aria-hidden="true" />
              {texts.promise.sealed()}
            </p>
            <p>
              <Eye aria-hidden="true" />
              {texts.promise.seen()}
            </p>
            <p>
              <Trash2 aria-hidden="true" />
              {texts.promise.deleted()}
            </p>
          </Promised>
        </Side>
      </Columns>
    </Page>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' },
  },
});
const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });
const Side = chakra('aside', { base: { display: 'grid', gap: '4' } });
const Band = chakra('div', {
  base: { padding: '4', layerStyle: 'pub', borderBottom: '6px solid {colors.board.red}' },
});
const Promised = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    textStyle: 'small',
    '& p': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2.5' },
    '& svg': { width: '5', height: '5', color: 'accent' },
  },
});
