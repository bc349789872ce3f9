import { chakra } from '@chakra-ui/react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Stack } from '../../../components/layout.tsx';
import { LinkWithQr } from '../../../components/link-with-qr.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

export interface GuestPlace {
  entryId: number;
  position: number;
  name: string;
}

interface GuestLinkDialogProps {
  /** of the tournament */
  id: number;
  guest: GuestPlace;
  onClose: () => void;
}

/** Organisers give a guest the link by which they take over what they play, and take it back. */
export function GuestLinkDialog({ id, guest, onClose }: GuestLinkDialogProps) {
  const { link: texts } = useTexts('tournaments/claim');
  const fail = useFailureToast();
  const { tournaments } = trpc.useUtils();
  const { name, entryId, position } = guest;
  const place = { id, entryId, position };
  const current = trpc.tournaments.guest.getLink.useQuery(place, { staleTime: 0 });
  const handlers = {
    onError: (error: unknown) => fail(error, texts.failed()),
    onSettled: () => tournaments.guest.getLink.invalidate(place),
  };
  const create = trpc.tournaments.guest.createLink.useMutation(handlers);
  const revoke = trpc.tournaments.guest.revokeLink.useMutation({
    ...handlers,
    onSuccess: () => create.reset(),
  });
  const since = current.data?.createdAt;
  const isBusy = create.isPending || revoke.isPending || current.isPending;
  return (
    <Dialog isOpen title={texts.title({ name })} size="sm" placement="sheet" onClose={onClose}>
      <Stack>
        <Muted>{texts.text({ name })}</Muted>
        {create.data ? (
          <LinkWithQr
            url={location.origin + create.data.path}
            qr={create.data.qr}
            title={texts.shareText({ name })}
            texts={texts}
          />
        ) : (
          <Button
            variant="accent"
            justifySelf="start"
            disabled={isBusy}
            onClick={() => create.mutate(place)}
          >
            {create.isPending ? texts.making() : since ? texts.makeNew() : texts.make()}
          </Button>
        )}
        {since ? (
          <Current>
            <Muted>{create.data ? texts.once() : texts.current()}</Muted>
            <Button
              variant="ghost"
              size="sm"
              disabled={isBusy}
              onClick={() => revoke.mutate(place)}
            >
              {texts.revoke()}
            </Button>
          </Current>
        ) : null}
        {revoke.isSuccess && !since ? <Muted role="status">{texts.revoked()}</Muted> : null}
      </Stack>
    </Dialog>
  );
}

const Current = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    borderTopWidth: '1px',
    paddingTop: '3',
  },
});
