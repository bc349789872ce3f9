import { chakra } from '@chakra-ui/react';
import type { Consent } from '@oche/validators/access/apps';
import { scopeTexts } from '@oche/validators/access/scopes';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Row, Stack } from '../../../components/layout.tsx';
import { Anchor } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { Badge, Heading, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useSignOut } from '../../../lib/auth.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';

interface ConsentPageProps {
  /** as it stands in the address */
  request: string;
  consent: Consent;
  user: CurrentUser;
  /** who has made the app, as far as this member may know */
  maker: ReactNode;
}

const NEVERS = ['password', 'messages', 'staff', 'apps'] as const;

/** An app of somebody else's asks: who it is, what it could do and never can, where it goes on, and as whom. */
export function ConsentPage({ request, consent, user, maker }: ConsentPageProps) {
  const texts = useTexts('access/consent');
  const locale = useLocale();
  const { app, scopes, returnsTo } = consent;
  const isKnown = scopes.every(({ isNew }) => !isNew);
  return (
    <Page width="form">
      <PageHeader title={texts.asks({ app: app.name })} lead={texts.lead()} />
      <Panel>
        <Facts>
          <dt>{texts.purpose()}</dt>
          <dd>{app.purpose}</dd>
          <dt>{texts.website()}</dt>
          <dd>
            <Anchor href={app.website} target="_blank" rel="noreferrer noopener">
              {new URL(app.website).host}
            </Anchor>
          </dd>
          <dt>{texts.maker()}</dt>
          <dd>
            {maker ?? texts.unknownMaker()}, {texts.since()}{' '}
            <Time value={app.since} format="date" />
          </dd>
        </Facts>
        <Muted>{texts.notOurs()}</Muted>
        <section aria-labelledby="may">
          <Heading id="may" size="subheading">
            {texts.may()}
          </Heading>
          {isKnown ? <Muted>{texts.known()}</Muted> : null}
          <Points>
            {scopes.map(({ scope, isNew }) => (
              <li key={scope}>
                <Check aria-hidden="true" />
                <span>
                  {scopeTexts[scope][locale]}{' '}
                  {isNew && !scopes.every((one) => one.isNew) ? (
                    <Badge tone="warning">{texts.new()}</Badge>
                  ) : null}
                </span>
              </li>
            ))}
          </Points>
        </section>
        <section aria-labelledby="never">
          <Heading id="never" size="subheading">
            {texts.never()}
          </Heading>
          <Points>
            {NEVERS.map((never) => (
              <li key={never}>
                <X aria-hidden="true" />
                <span>{texts.nevers[never]()}</span>
              </li>
            ))}
          </Points>
        </section>
        <Muted>{texts.returns[returnsTo.kind]({ name: returnsTo.name })}</Muted>
        <Decision request={request} user={user} />
        <Muted>{texts.takeBack()}</Muted>
      </Panel>
    </Page>
  );
}

/** The server says where it goes on; the policy of pages lets forms send nobody elsewhere, but a script may. */
function Decision({ request, user }: Pick<ConsentPageProps, 'request' | 'user'>) {
  const texts = useTexts('access/consent');
  const errorText = useErrorText();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = ({ to }: { to: string }) => {
    setIsLeaving(true);
    location.assign(to);
  };
  const allow = trpc.access.consents.allow.useMutation({ onSuccess: leave });
  const deny = trpc.access.consents.deny.useMutation({ onSuccess: leave });
  const back = new URLSearchParams({ returnTo: `/oauth/consent?request=${request}` });
  const { signOut, isSigningOut } = useSignOut(`/login?${back}`);
  const isPending = allow.isPending || deny.isPending || isSigningOut;
  const error = allow.error ?? deny.error;
  return (
    <Stack gap="4">
      <As>
        {texts.signedInAs({ name: fullName(user) })}{' '}
        <Button size="sm" variant="outline" disabled={isPending} onClick={signOut}>
          {texts.otherAccount()}
        </Button>
      </As>
      {user.emailVerified ? null : <Notice>{texts.unconfirmed()}</Notice>}
      <FormError>{error ? errorText(error) : null}</FormError>
      <Row gap="3">
        <Button
          variant="accent"
          size="lg"
          disabled={isPending || !user.emailVerified}
          onClick={() => allow.mutate({ request })}
        >
          {texts.allow()}
        </Button>
        <Button
          variant="outline"
          size="lg"
          disabled={isPending}
          onClick={() => deny.mutate({ request })}
        >
          {texts.deny()}
        </Button>
      </Row>
      {/* an app on this device takes over without this page going away */}
      <p role="status">{isLeaving ? texts.leaving() : null}</p>
    </Stack>
  );
}

/** Sends the browser on to the app at once: with the request something is wrong that the app has to be told. */
export function LeavePage({ to }: { to: string }) {
  const texts = useTexts('access/consent');
  useEffect(() => location.assign(to), [to]);
  return (
    <Page width="form">
      <p role="status">{texts.leaving()}</p>
    </Page>
  );
}

/** What is wrong with a request that nobody can be sent back with. */
export function WrongRequestPage({ error }: { error: string }) {
  const texts = useTexts('access/consent');
  return (
    <Page width="form">
      <PageHeader title={texts.failedTitle()} lead={texts.failedLead()} />
      <Panel>
        <FormError>{error}</FormError>
        <p>{texts.failedHint()}</p>
        <ButtonLink to="/" variant="outline" justifySelf="start">
          {texts.home()}
        </ButtonLink>
      </Panel>
    </Page>
  );
}

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    padding: { base: '4', md: '6' },
    layerStyle: 'panel',
    borderTop: '4px solid {colors.fg}',
    overflowWrap: 'anywhere',
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
    columnGap: '4',
    rowGap: { base: '0', md: '3' },
    '& dt': { color: 'fg.muted', textStyle: 'small' },
    '& dd': { marginBottom: { base: '3', md: '0' } },
  },
});
const Points = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '2',
    listStyle: 'none',
    '& > li': { display: 'flex', gap: '3' },
    '& svg': { flexShrink: '0', width: '5', height: '6' },
  },
});
const As = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    paddingTop: '4',
    borderTop: '1px solid {colors.border}',
  },
});
