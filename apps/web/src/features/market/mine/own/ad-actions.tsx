import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { Ad } from './ad.ts';
import { useAdActions } from './use-ad-actions.ts';

/** What its seller can do with an ad now. Only what can't be undone asks first. */
export function AdActions({ ad }: { ad: Ad }) {
  const { own: texts, tabs } = useTexts('market/mine');
  const [asking, setAsking] = useState<'sold' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const { run, isPending } = useAdActions(ad, close);
  const { id, title, status, own } = ad;
  if (!own) return null;
  const { can } = own;
  const params = { id: String(id) };
  return (
    <Bar role="group" aria-label={texts.actions({ title })}>
      {can.renew ? (
        <Button size="sm" disabled={isPending} onClick={run.renew}>
          {texts.renew()}
        </Button>
      ) : null}
      {can.publish ? (
        <Button size="sm" disabled={isPending} onClick={run.publish}>
          {texts.publish()}
        </Button>
      ) : null}
      {can.edit ? (
        <ButtonLink to="/marketplace/sell/{-$id}" params={params} size="sm" variant="outline">
          {texts.edit()}
        </ButtonLink>
      ) : null}
      {can.pause ? (
        <Button size="sm" variant="outline" disabled={isPending} onClick={run.pause}>
          {texts.pause()}
        </Button>
      ) : null}
      {can.markSold ? (
        <Button size="sm" variant="outline" onClick={() => setAsking('sold')}>
          {texts.markSold()}
        </Button>
      ) : null}
      {status === 'sold' ? null : (
        <ButtonLink
          to="/marketplace/mine"
          search={{ tab: 'figures', item: id }}
          size="sm"
          variant="ghost"
        >
          {tabs.figures()}
        </ButtonLink>
      )}
      {can.delete ? (
        <Button size="sm" variant="ghost" onClick={() => setAsking('delete')}>
          {texts.delete()}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asking === 'sold'}
        onClose={close}
        onConfirm={run.markSold}
        title={texts.soldQuestion()}
        confirmLabel={texts.markSold()}
        isPending={isPending}
      >
        <p>{texts.soldText({ title })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'delete'}
        onClose={close}
        onConfirm={run.delete}
        title={texts.deleteQuestion()}
        confirmLabel={texts.delete()}
        isDestructive
        isPending={isPending}
      >
        <p>{texts.deleteText({ title })}</p>
      </ConfirmDialog>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    padding: { base: '3', md: '2' },
    paddingInlineStart: { md: '0' },
    alignSelf: 'end',
  },
});
