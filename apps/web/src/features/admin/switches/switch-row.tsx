import { chakra } from '@chakra-ui/react';
import type { Switch } from '@oche/validators/site/schemas';
import { Button } from '../../../components/button.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { formatDateTime } from '../../../lib/time/date-text.ts';
import { useSetSwitch } from './use-set-switch.ts';

interface SwitchRowProps {
  value: Switch;
  onClose: () => void;
}

/** An area, how it stands, and what can be done with it. */
export function SwitchRow({ value, onClose }: SwitchRowProps) {
  const { switches: texts } = useTexts('admin/site');
  const { areas, notes } = useTexts('domains');
  const locale = useLocale();
  const toast = useToast();
  const set = useSetSwitch();
  const { area, isOff, untilAt, changedAt, textDe, textEn } = value;
  const name = areas[area]();
  const timeText = (time: string) => formatDateTime(new Date(time), locale);
  const note = area in notes ? notes[area as keyof typeof notes]() : null;
  const open = () =>
    set.mutate(
      { area, isOff: false },
      {
        onSuccess: () =>
          toast.show({
            title: texts.wasOpened({ area: name }),
            action: {
              label: texts.undo(),
              onAction: () =>
                set.mutate({
                  area,
                  isOff: true,
                  untilAt: untilAt ?? undefined,
                  textDe: textDe ?? undefined,
                  textEn: textEn ?? undefined,
                }),
            },
          }),
      },
    );
  return (
    <Row data-off={isOff || undefined}>
      <Words>
        <Name>{name}</Name>
        <Badge tone={isOff ? 'accent' : 'positive'}>{isOff ? texts.closed() : texts.open()}</Badge>
        {isOff && changedAt ? <Small>{texts.since({ time: timeText(changedAt) })}</Small> : null}
        {untilAt ? <Small>{texts.until({ time: timeText(untilAt) })}</Small> : null}
        {note ? <Muted>{note}</Muted> : null}
      </Words>
      <Actions role="group" aria-label={name}>
        {isOff ? (
          <>
            <Button size="sm" variant="ghost" onClick={onClose}>
              {texts.change()}
            </Button>
            <Button size="sm" disabled={set.isPending} onClick={open}>
              {texts.openNow()}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="outline" onClick={onClose}>
            {texts.close()}
          </Button>
        )}
      </Actions>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: '2',
    columnGap: '3',
    minHeight: '16',
    paddingBlock: '2',
    paddingInline: '4',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.positive.solid}',
    '&[data-off]': { borderInlineStartColor: 'accent.solid', bg: 'bg.sunken' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '1',
    columnGap: '3',
    flex: '1 1 16rem',
    '& > p': { flexBasis: 'full' },
  },
});
const Name = chakra('h3', { base: { textStyle: 'subheading' } });
const Small = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
