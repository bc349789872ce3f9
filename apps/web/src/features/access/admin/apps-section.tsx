import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { Row } from '../../../components/layout.tsx';
import { Anchor, TextLink } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

type ListedApp = RouterOutputs['access']['apps']['list']['items'][number];

/** All apps of members, for moderators, who can switch one off. */
export function AppsSection() {
  const texts = useTexts('admin/apps');
  const [off, setOff] = useState(false);
  const list = trpc.access.apps.list.useInfiniteQuery(
    { off },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <>
      <Muted>{texts.lead()}</Muted>
      <CheckboxField
        label={texts.onlyOff()}
        checked={off}
        onChange={({ target }) => setOff(target.checked)}
      />
      {list.isPending ? <SkeletonRows count={4} /> : null}
      {list.error && !list.data ? (
        <QueryFailed as="h2" query={list} title={texts.failed()} />
      ) : null}
      {list.data ? <Apps apps={list.data.pages.flatMap(({ items }) => items)} /> : null}
      <LoadMore list={list} />
    </>
  );
}

function Apps({ apps }: { apps: readonly ListedApp[] }) {
  const texts = useTexts('admin/apps');
  if (apps.length === 0) return <Muted>{texts.none()}</Muted>;
  return (
    <List>
      {apps.map((app) => (
        <li key={app.id}>
          <App app={app} />
        </li>
      ))}
    </List>
  );
}

function App({ app }: { app: ListedApp }) {
  const texts = useTexts('admin/apps');
  return (
    <>
      <Name>
        {app.name} {app.switchedOff ? <Badge tone="warning">{texts.off()}</Badge> : null}
      </Name>
      <p>{app.purpose}</p>
      {app.switchedOff ? <p>{app.switchedOff.reason}</p> : null}
      <Muted>
        <Anchor href={app.website} rel="noreferrer noopener">
          {new URL(app.website).host}
        </Anchor>{' '}
        · {texts.owner()}{' '}
        <TextLink to="/profile/{-$id}" params={{ id: app.ownerId }}>
          {texts.ownerLink()}
        </TextLink>{' '}
        · <Time value={app.createdAt} format="date" /> · {texts.members({ count: app.members })}
      </Muted>
      <Muted translate="no">{app.redirectUris.join(' · ')}</Muted>
      <Row gap="3">{app.switchedOff ? <SwitchOn app={app} /> : <SwitchOff app={app} />}</Row>
    </>
  );
}

function SwitchOff({ app }: { app: ListedApp }) {
  const texts = useTexts('admin/apps');
  const [isOpen, setIsOpen] = useState(false);
  const { id, name } = app;
  return (
    <>
      <Button
        size="sm"
        variant="danger"
        aria-label={texts.switchOffOf({ name })}
        onClick={() => setIsOpen(true)}
      >
        {texts.switchOff()}
      </Button>
      {isOpen ? <SwitchOffDialog id={id} name={name} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function SwitchOn({ app: { id, name } }: { app: ListedApp }) {
  const texts = useTexts('admin/apps');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const switchOn = trpc.access.apps.switchOn.useMutation({
    onSettled: () => utils.access.apps.list.invalidate(),
    onError: (error) => fail(error, texts.failed()),
  });
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={switchOn.isPending}
      aria-label={texts.switchOnOf({ name })}
      onClick={() => switchOn.mutate({ id })}
    >
      {texts.switchOn()}
    </Button>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gap: '2',
      paddingBlock: '5',
      borderBottom: '1px solid {colors.border}',
      overflowWrap: 'anywhere',
    },
  },
});
const Name = chakra('h2', { base: { textStyle: 'label' } });
