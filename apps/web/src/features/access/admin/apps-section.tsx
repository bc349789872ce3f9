import { chakra } from '@chakra-ui/react';
import { APP_NAME_MAX } from '@oche/validators/access/apps';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/form/field-frame.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { SearchInput } from '../../../components/form/search-input.tsx';
import { Row } from '../../../components/layout.tsx';
import { Anchor, TextLink } from '../../../components/link.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

/** Between two letters people pause for less than this. */
const PAUSE_MS = 250;

type ListedApp = RouterOutputs['access']['apps']['list']['items'][number];

/** All apps of members, for moderators, who can switch one off. */
export function AppsSection() {
  const texts = useTexts('admin/apps');
  const [off, setOff] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const list = trpc.access.apps.list.useInfiniteQuery(
    { off, search },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return (
    <>
      <Muted>{texts.lead()}</Muted>
      <Tools>
        <Field label={texts.search()}>
          {(control) => (
            <SearchInput
              {...control}
              value={typed}
              maxLength={APP_NAME_MAX}
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <CheckboxField
          label={texts.onlyOff()}
          checked={off}
          onChange={({ target }) => setOff(target.checked)}
        />
      </Tools>
      {list.isPending ? <SkeletonRows count={4} /> : null}
      {list.error && !list.data ? (
        <QueryFailed as="h2" query={list} title={texts.failed()} />
      ) : null}
      {list.data ? (
        <Apps
          apps={list.data.pages.flatMap(({ items }) => items)}
          none={search || off ? texts.noneFound() : texts.none()}
        />
      ) : null}
      <LoadMore list={list} />
    </>
  );
}

function Apps({ apps, none }: { apps: readonly ListedApp[]; none: string }) {
  if (apps.length === 0) return <Muted role="status">{none}</Muted>;
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
      <Facts>
        <Anchor href={app.website} rel="noreferrer noopener">
          {new URL(app.website).host}
        </Anchor>{' '}
        · {texts.owner()} <Owner id={app.ownerId} /> · <Time value={app.createdAt} format="date" />{' '}
        · {texts.members({ count: app.members })}
      </Facts>
      <Facts translate="no">{app.redirectUris.join(' · ')}</Facts>
      <Row gap="3">{app.switchedOff ? <SwitchOn app={app} /> : <SwitchOff app={app} />}</Row>
    </>
  );
}

/** By name, as far as this member may know it. */
function Owner({ id }: { id: string }) {
  const texts = useTexts('admin/apps');
  const { data } = trpc.social.profiles.get.useQuery({ userId: id });
  return (
    <TextLink to="/profile/{-$id}" params={{ id }}>
      {data ? fullName(data) : texts.ownerLink()}
    </TextLink>
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

const Tools = chakra('search', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    marginTop: '4',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 20rem) auto' },
    justifyContent: 'start',
  },
});
const Facts = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });
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
