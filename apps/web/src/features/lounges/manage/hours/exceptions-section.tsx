import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../components/button.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Badge, Figure, Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { dayText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';
import type { Exception } from './exception-dialog.tsx';
import { ExceptionDialog } from './lazy-exception-dialog.ts';

/** Single days with other hours than usual. */
export function ExceptionsSection({ exceptions }: { exceptions: readonly Exception[] }) {
  const texts = useTexts('manage/hours');
  const [edited, setEdited] = useState<Exception | 'new' | null>(null);
  return (
    <Section
      title={texts.exceptionsTitle()}
      text={texts.exceptionsText()}
      actions={
        <Button size="sm" variant="outline" onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" />
          {texts.exceptionNew()}
        </Button>
      }
    >
      {exceptions.length === 0 ? <Muted>{texts.exceptionEmpty()}</Muted> : null}
      <RuledList>
        {exceptions.map((exception) => (
          <li key={exception.date}>
            <ExceptionRow exception={exception} onEdit={() => setEdited(exception)} />
          </li>
        ))}
      </RuledList>
      {edited ? (
        <ExceptionDialog
          exception={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Section>
  );
}

function ExceptionRow({ exception, onEdit }: { exception: Exception; onEdit: () => void }) {
  const texts = useTexts('manage/hours');
  const { actionFailed } = useTexts('manage');
  const locale = useLocale();
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const showFailure = useFailureToast();
  const onError = (error: unknown) => showFailure(error, actionFailed());
  const bringBack = trpc.lounges.rules.setException.useMutation({
    onSuccess: () => saved(texts.exceptionSaved()),
    onError,
  });
  const remove = trpc.lounges.rules.deleteException.useMutation({
    onSuccess: () =>
      saved(texts.exceptionRemoved(), {
        label: texts.exceptionUndo(),
        onAction: () =>
          bringBack.mutate({
            loungeId: lounge.id,
            date,
            note: note ?? undefined,
            periods: [...periods],
          }),
      }),
    onError,
  });
  const { date, periods, note } = exception;
  const day = dayText(date, locale, 'long');
  return (
    <RuledRow>
      <RowWords>
        <Figure>{day}</Figure>
        {note ? <Muted>{note}</Muted> : null}
      </RowWords>
      {periods.length === 0 ? (
        <Badge>{texts.closed()}</Badge>
      ) : (
        <Figure>{periods.map(({ from, to }) => `${from}–${to}`).join(', ')}</Figure>
      )}
      <RowActions>
        <IconButton size="sm" label={texts.exceptionEditLabel({ date: day })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          label={texts.exceptionRemove({ date: day })}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ loungeId: lounge.id, date })}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </RowActions>
    </RuledRow>
  );
}
