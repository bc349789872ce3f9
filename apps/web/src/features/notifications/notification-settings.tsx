import { chakra } from '@chakra-ui/react';
import { notificationAreas } from '@oche/validators/notifications/areas';
import {
  type MailTime,
  mailTimes,
  type NotificationArea,
  type NotificationLevel,
  notificationLevels,
} from '@oche/validators/notifications/limits';
import { Button } from '../../components/button.tsx';
import { ChoiceRow } from '../../components/form/choice-row.tsx';
import { Checkbox, Select } from '../../components/form/controls.ts';
import { Row } from '../../components/layout.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { Muted, VisuallyHidden } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { QueryFailed } from '../../patterns/query-state.tsx';
import { ReplySettings } from './reply-settings.tsx';

type Settings = RouterOutputs['social']['notifications']['settings']['get'];
type Setting = Settings['kinds'][number];

/** How the member wants to hear of each kind, as a section of the account's settings. */
export function NotificationSettings() {
  const texts = useTexts('notifications/settings');
  return (
    <SettingsSection id="notifications" title={texts.title()} text={texts.text()}>
      <Kinds />
    </SettingsSection>
  );
}

function Kinds() {
  const texts = useTexts('notifications/settings');
  const settings = trpc.social.notifications.settings.get.useQuery();
  if (settings.isPending) return <SkeletonRows count={6} />;
  if (settings.error) return <QueryFailed as="h3" query={settings} title={texts.failed()} />;
  const { kinds, levels, timeZone, replies } = settings.data;
  return (
    <>
      <Areas>
        {notificationAreas.map((area) => {
          const of = levels.find((each) => each.area === area);
          return of ? (
            <AreaRow key={area} {...of} kinds={kinds.filter((kind) => kind.area === area)} />
          ) : null;
        })}
      </Areas>
      <Muted>{texts.alwaysText()}</Muted>
      <TimeZone timeZone={timeZone} />
      {replies ? <ReplySettings {...replies} /> : null}
    </>
  );
}

interface AreaRowProps {
  area: NotificationArea;
  level: NotificationLevel | null;
  kinds: readonly Setting[];
}

/** How much is sent of an area, and below that kind by kind. */
function AreaRow({ area, level, kinds }: AreaRowProps) {
  const texts = useTexts('notifications/settings');
  const { notifications: areas } = useTexts('domains');
  const { saveKind, saveLevel } = useSaving();
  return (
    <li>
      <ChoiceRow
        legend={areas[area]()}
        name={`level-${area}`}
        options={notificationLevels.map((value) => ({ value, label: texts.levels[value]() }))}
        checkedValue={level ?? ''}
        onChange={({ target }) => saveLevel({ area, level: target.value as NotificationLevel })}
      />
      <details>
        <summary>{level ? texts.oneByOne({ count: kinds.length }) : texts.own()}</summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{texts.what()}</VisuallyHidden>
              </th>
              <th scope="col">{texts.mail()}</th>
              <th scope="col">{texts.push()}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <KindRow key={kind.kind} setting={kind} onSave={saveKind} />
            ))}
          </tbody>
        </Table>
      </details>
    </li>
  );
}

interface KindRowProps {
  setting: Setting;
  onSave: (setting: Setting) => void;
}

function KindRow({ setting, onSave }: KindRowProps) {
  const texts = useTexts('notifications/settings');
  const { label, mail, push, isTransactional } = setting;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {isTransactional ? (
          <Always>{texts.always()}</Always>
        ) : (
          <Select
            minWidth="6.75rem"
            aria-label={texts.mailOf({ label })}
            value={mail}
            onChange={({ target }) => onSave({ ...setting, mail: target.value as MailTime })}
          >
            {mailTimes.map((time) => (
              <option key={time} value={time}>
                {texts.times[time]()}
              </option>
            ))}
          </Select>
        )}
      </td>
      <td>
        <Checkbox
          type="checkbox"
          aria-label={texts.pushOf({ label })}
          checked={push}
          onChange={({ target }) => onSave({ ...setting, push: target.checked })}
        />
      </td>
    </tr>
  );
}

/** Saves a choice at once; it is shown before the server has it, and taken back if it fails. */
function useSaving() {
  const texts = useTexts('notifications/settings');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const { get } = utils.social.notifications.settings;
  const options = {
    onError: (error: unknown) => showFailure(error, texts.saveFailed()),
    // how much an area sends follows from its kinds, and the other way round
    onSettled: () => get.invalidate(),
  };
  const kind = trpc.social.notifications.settings.save.useMutation(options);
  const level = trpc.social.notifications.settings.saveLevel.useMutation(options);
  const show = (change: (known: Settings) => Settings) =>
    get.setData(undefined, (known) => known && change(known));
  return {
    saveKind(setting: Setting) {
      show(({ kinds, ...rest }) => ({
        ...rest,
        kinds: kinds.map((one) => (one.kind === setting.kind ? setting : one)),
      }));
      const { kind: name, mail, push } = setting;
      kind.mutate({ kind: name, mail, push });
    },
    saveLevel(chosen: { area: NotificationArea; level: NotificationLevel }) {
      show(({ levels, ...rest }) => ({
        ...rest,
        levels: levels.map((one) => (one.area === chosen.area ? chosen : one)),
      }));
      level.mutate(chosen);
    },
  };
}

/** When the digest comes; whoever has moved takes the zone of the browser. */
function TimeZone({ timeZone }: { timeZone: string }) {
  const texts = useTexts('notifications/settings');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const set = trpc.social.notifications.settings.setTimeZone.useMutation({
    onSuccess: () => utils.social.notifications.settings.get.invalidate(),
    onError: (error) => showFailure(error, texts.saveFailed()),
  });
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Row alignItems="center" gap="3">
      <span>{texts.digest({ zone: zoneName(timeZone) })}</span>
      {here === timeZone ? null : (
        <Button
          size="sm"
          variant="outline"
          disabled={set.isPending}
          onClick={() => set.mutate({ timeZone: here })}
        >
          {texts.takeZone({ zone: zoneName(here) })}
        </Button>
      )}
    </Row>
  );
}

/** `America/New_York` → `America/New York` */
const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

const Areas = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { paddingBlock: '3', borderBottomWidth: '1px' },
    '& legend': { textStyle: 'subheading' },
    '& summary': { textStyle: 'small', color: 'fg.muted', cursor: 'pointer', paddingBlock: '2' },
  },
});
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& th, & td': { paddingBlock: '1.5', verticalAlign: 'middle' },
    '& th': { textAlign: 'start', fontWeight: 'normal', paddingInlineEnd: '3' },
    '& thead th': { textStyle: 'label', color: 'fg.muted' },
    '& td': { paddingInlineEnd: '3', whiteSpace: 'nowrap' },
    '& td:last-child, & thead th:last-child': { paddingInlineEnd: '0', textAlign: 'center' },
    '& tbody tr + tr': { borderTopWidth: '1px' },
  },
});
/** as high as a select, so that the rows are in line */
const Always = chakra('span', { base: { color: 'fg.muted' } });
