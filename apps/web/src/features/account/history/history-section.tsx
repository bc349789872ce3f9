import { chakra } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { SettingsSection } from '../../../components/section/settings-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { deviceOf } from '../../../lib/devices/user-agent.ts';
import { countryName } from '../../../lib/places/country-name.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { DeviceLine, DeviceList, DeviceName } from '../device-list.ts';
import { useDeviceName } from '../use-device-name.ts';

type SignIn = RouterOutputs['auth']['history']['list']['items'][number];

/** Who signed in with this account, when, with which device and from where. */
export function HistorySection() {
  const { history: texts } = useTexts('account/sign-in');
  return (
    <SettingsSection id="sign-ins" title={texts.title()} text={texts.text()}>
      <History />
    </SettingsSection>
  );
}

function History() {
  const { history: texts } = useTexts('account/sign-in');
  const list = trpc.auth.history.list.useInfiniteQuery(
    { limit: 5 },
    { getNextPageParam: ({ nextCursor }) => nextCursor, refetchOnMount: 'always' },
  );
  if (list.isPending) return <SkeletonRows count={2} />;
  if (list.error && !list.data) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Muted>{texts.none()}</Muted>;
  return (
    <>
      <DeviceList>
        {items.map((signIn) => (
          <Row key={signIn.id} signIn={signIn} />
        ))}
      </DeviceList>
      <LoadMore list={list} />
    </>
  );
}

function Row({ signIn: { method, userAgent, country, signedInAt } }: { signIn: SignIn }) {
  const { history: texts } = useTexts('account/sign-in');
  const { locale } = useUi();
  const device = useDeviceName(userAgent);
  const Icon = deviceOf(userAgent).isHandheld ? Smartphone : Monitor;
  return (
    <DeviceLine>
      <Icon aria-hidden="true" />
      <Words>
        <DeviceName>{device}</DeviceName>
        <Muted>
          <Time value={signedInAt} /> · {texts.methods[method]()} ·{' '}
          {country ? countryName(country, locale) : texts.noCountry()}
        </Muted>
      </Words>
    </DeviceLine>
  );
}

const Words = chakra('div', { base: { flex: '1 1 14rem', minWidth: '0' } });
