import { chakra } from '@chakra-ui/react';
import { type WidgetKind, widgetKinds } from '@oche/validators/widgets/limits';
import type { Widget } from '@oche/validators/widgets/schemas';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { Row } from '../../components/layout.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { Unfolding } from '../../components/section/unfolding.tsx';
import { Muted } from '../../components/text.tsx';
import { useToast } from '../../components/toast.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { GuideLink } from '../../patterns/guide-link.tsx';
import { QueryFailed } from '../../patterns/query-state.tsx';
import { CodeLine } from './code-line.tsx';
import { WidgetForm } from './widget-form.tsx';
import { WidgetPreview } from './widget-preview.tsx';

/** What a link to the section brings along: which widget is to be made. */
export interface WidgetWish {
  kind?: unknown;
  subject?: unknown;
}

/** The widgets that the member has made for websites. */
export function WidgetsSection({ wish }: { wish: WidgetWish }) {
  const texts = useTexts('account/open').widgets;
  return (
    <SettingsSection
      id="widgets"
      title={texts.title()}
      text={
        <>
          {texts.text()} <GuideLink topic="widgets" />
        </>
      }
    >
      <Widgets wish={wish} />
    </SettingsSection>
  );
}

const kindOf = ({ kind }: WidgetWish): WidgetKind | undefined =>
  widgetKinds.find((known) => known === kind);

function Widgets({ wish }: { wish: WidgetWish }) {
  const texts = useTexts('account/open').widgets;
  const list = trpc.widgets.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [made, setMade] = useState<number | null>(null);
  const [isWished, setIsWished] = useState(kindOf(wish) !== undefined);
  if (list.isPending) return <SkeletonRows count={2} />;
  if (list.error) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  const form = (close: () => void) => (
    <WidgetForm
      kind={kindOf(wish)}
      subject={typeof wish.subject === 'string' ? wish.subject : undefined}
      onMade={setMade}
      onClose={close}
    />
  );
  return (
    <>
      {isWished ? (
        form(() => setIsWished(false))
      ) : (
        <Unfolding label={texts.add()} variant="solid">
          {form}
        </Unfolding>
      )}
      {list.data.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      <List>
        {list.data.map((widget) => (
          <li key={widget.id}>
            <Entry widget={widget} isOpen={widget.id === made} />
          </li>
        ))}
      </List>
    </>
  );
}

interface EntryProps {
  widget: Widget;
  /** whether it was made just now, so that its line is there to be copied */
  isOpen: boolean;
}

function Entry({ widget, isOpen }: EntryProps) {
  const texts = useTexts('account/open').widgets;
  const { kind, name, origins } = widget;
  const title = [texts.kinds[kind](), name].filter(Boolean).join(' · ');
  return (
    <Frame open={isOpen}>
      <summary>
        <b>{title}</b>
        <small>{origins.map((origin) => origin.replace('https://', '')).join(', ')}</small>
      </summary>
      <div>
        <CodeLine widget={widget} title={title} />
        <Row gap="3">
          <Unfolding label={texts.change()}>
            {(close) => <WidgetForm widget={widget} onClose={close} />}
          </Unfolding>
          <DeleteWidget id={widget.id} title={title} />
        </Row>
        <WidgetPreview
          kind={kind}
          subject={widget.subject}
          accent={widget.accent}
          count={widget.count}
          locale={widget.locale}
          theme={widget.theme}
        />
      </div>
    </Frame>
  );
}

function DeleteWidget({ id, title }: { id: number; title: string }) {
  const texts = useTexts('account/open').widgets;
  const { readError } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const remove = trpc.widgets.delete.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.deleted() }),
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
    onSettled: async () => {
      setIsOpen(false);
      await utils.widgets.list.invalidate();
    },
  });
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        {texts.delete()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isPending={remove.isPending}
        onClose={() => setIsOpen(false)}
        onConfirm={() => remove.mutate({ id })}
        title={texts.deleteTitle({ name: title })}
        confirmLabel={texts.delete()}
      >
        <p>{texts.deleteText()}</p>
      </ConfirmDialog>
    </>
  );
}

const List = chakra('ul', {
  base: { display: 'grid', gap: '2', listStyle: 'none', marginTop: '4' },
});
const Frame = chakra('details', {
  base: {
    layerStyle: 'panel',
    '& > summary': {
      display: 'grid',
      gap: '0.5',
      minHeight: '11',
      padding: '3',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& > summary b': { textStyle: 'label' },
    '& > summary small': { textStyle: 'caption', color: 'fg.muted' },
    '& > div': { display: 'grid', gap: '4', padding: '3', borderTop: '1px solid {colors.border}' },
  },
});
