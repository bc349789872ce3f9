import { chakra } from '@chakra-ui/react';
import type { Announcement } from '@oche/validators/site/schemas';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Badge } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { lookAtSite } from '../../../lib/live/look-at-site.ts';
import { formatDateTime } from '../../../lib/time/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AnnouncementBand } from './announcement-band.tsx';
import { fieldsOf } from './fields.ts';

interface AnnouncementRowProps {
  value: Announcement;
  onEdit: () => void;
}

const TONES = { current: 'positive', planned: 'warning', over: 'neutral' } as const;

/** An announcement as people see it, for whom it is and when. */
export function AnnouncementRow({ value, onEdit }: AnnouncementRowProps) {
  const { announcements: texts } = useTexts('admin/site');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const router = useRouter();
  const toast = useToast();
  const showFailure = useFailureToast();
  const [isAsking, setIsAsking] = useState(false);
  const after = {
    onError: (error: unknown) => showFailure(error, texts.failed()),
    onSettled: () => Promise.all([utils.site.announcements.invalidate(), lookAtSite(router)]),
  };
  const end = trpc.site.announcements.end.useMutation(after);
  const update = trpc.site.announcements.update.useMutation(after);
  const remove = trpc.site.announcements.delete.useMutation(after);
  const isBusy = end.isPending || update.isPending || remove.isPending;
  const { id, state, level, audience, fromAt, untilAt, isDismissible, dismissedBy } = value;
  const timeText = (time: string) => formatDateTime(new Date(time), locale);
  const text = locale === 'de' ? value.textDe : value.textEn;
  const endNow = () =>
    end.mutate(
      { id },
      {
        onSuccess: () =>
          toast.show({
            title: texts.ended(),
            action: {
              label: texts.undo(),
              onAction: () => update.mutate({ id, announcement: fieldsOf(value) }),
            },
          }),
      },
    );
  return (
    <Item>
      <AnnouncementBand text={text} level={level} link={value.link} />
      <Below>
        <Badge tone={TONES[state]}>{texts.states[state]()}</Badge>
        <Badge>{texts.audiences[audience]()}</Badge>
        <span>{texts.from({ time: timeText(fromAt) })}</span>
        <span>{untilAt ? texts.until({ time: timeText(untilAt) }) : texts.noEnd()}</span>
        <span>{isDismissible ? texts.dismissedBy({ count: dismissedBy }) : texts.stays()}</span>
        <Actions role="group" aria-label={texts.actions({ text })}>
          <Button size="sm" variant="outline" onClick={onEdit}>
            {texts.edit()}
          </Button>
          {state === 'over' ? null : (
            <Button size="sm" variant="outline" disabled={isBusy} onClick={endNow}>
              {texts.end()}
            </Button>
          )}
          <Button size="sm" variant="danger" disabled={isBusy} onClick={() => setIsAsking(true)}>
            {texts.delete()}
          </Button>
        </Actions>
      </Below>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setIsAsking(false) })}
        title={texts.deleteTitle()}
        confirmLabel={texts.delete()}
        isDestructive
        isPending={remove.isPending}
      >
        <p>{texts.deleteText()}</p>
      </ConfirmDialog>
    </Item>
  );
}

const Item = chakra('li', { base: { layerStyle: 'panel', overflow: 'hidden' } });
const Below = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '2',
    columnGap: '3',
    paddingInline: '4',
    paddingBlock: '2',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' },
});
