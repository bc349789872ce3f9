import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { SettingsSection } from '../../../components/section/settings-section.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { readPushState, unsubscribeHere } from '../../../lib/push-device.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { DeviceLine, DeviceList, DeviceName } from '../device-list.ts';
import { AddThisDevice } from './add-this-device.tsx';

type Device = RouterOutputs['social']['push']['list']['devices'][number];

/** The devices on which the member is notified, and this one if it isn't among them yet. */
export function DevicesSection() {
  const texts = useTexts('account/devices');
  return (
    <SettingsSection id="devices" title={texts.title()} text={texts.text()}>
      <Devices />
    </SettingsSection>
  );
}

function Devices() {
  const texts = useTexts('account/devices');
  const list = trpc.social.push.list.useQuery(undefined, { refetchOnMount: 'always' });
  const applicationKey = list.data?.applicationKey ?? '';
  // the permission can be changed in the browser's own settings while this page is open
  const here = useQuery({
    queryKey: ['push-state', applicationKey],
    queryFn: () => readPushState(applicationKey),
    enabled: applicationKey !== '',
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

  if (list.error) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  if (list.isPending || here.isPending) return <SkeletonRows count={2} />;
  const state = here.data ?? 'unsupported';
  // the server has lost it, or the browser has: then it has to be added again
  const isOn = state === 'on' && list.data.devices.some(({ isCurrent }) => isCurrent);
  const devices = list.data.devices.filter(({ isCurrent }) => isOn || !isCurrent);
  return (
    <>
      {devices.length > 0 ? (
        <DeviceList>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </DeviceList>
      ) : (
        <Muted>{texts.none()}</Muted>
      )}
      {isOn ? null : <AddThisDevice state={state} applicationKey={applicationKey} />}
    </>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const texts = useTexts('account/devices');
  const { id, name, isCurrent } = device;
  const toast = useToast();
  const { readError } = useUi();
  const utils = trpc.useUtils();
  const test = trpc.social.push.test.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.tested() }),
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
  });
  const remove = trpc.social.push.delete.useMutation({
    onSuccess: async () => {
      if (isCurrent) await unsubscribeHere();
      toast.show({ variant: 'success', title: texts.removed({ name }) });
    },
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
    // also after a failure, whose cause may be an outdated list
    onSettled: () => utils.social.push.list.invalidate(),
  });
  return (
    <DeviceLine>
      <BellRing aria-hidden="true" />
      <Words>
        <DeviceName>
          {name} {isCurrent ? <Badge tone="positive">{texts.current()}</Badge> : null}
        </DeviceName>
        <Muted>
          {texts.since()} <Time value={device.createdAt} format="date" />
        </Muted>
      </Words>
      <Row>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.testLabel({ name })}
          disabled={test.isPending}
          onClick={() => test.mutate({ id })}
        >
          {texts.test()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.removeLabel({ name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          {texts.remove()}
        </Button>
      </Row>
    </DeviceLine>
  );
}

const Words = chakra('div', { base: { flex: '1 1 10rem', minWidth: '0' } });
