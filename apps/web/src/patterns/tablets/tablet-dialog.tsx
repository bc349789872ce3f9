import { chakra } from '@chakra-ui/react';
import type { TabletLink } from '@oche/validators/boards/schemas';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog/dialog.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { Stack } from '../../components/layout.tsx';
import { Muted } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useToast } from '../../components/toast.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { dateFormat } from '../../lib/time/formats.ts';
import { CopyLink } from '../copy-link.tsx';

export interface TabletPairing {
  board: { name: string };
  /** the path of what streams show of the board */
  overlay: string;
  /** null when none is paired */
  tablet: { seenAt: string | null } | null;
  onPair: () => Promise<TabletLink>;
  /** takes its right away */
  onDisconnect: () => Promise<unknown>;
  /** what is known of tablets may be another now */
  onSettled: () => void;
}

interface TabletDialogProps extends TabletPairing {
  onClose: () => void;
}

/** Pairs a board's tablet, shows when it was last there, and takes its right away. */
export function TabletDialog(props: TabletDialogProps) {
  const { board, overlay, tablet, onPair, onDisconnect, onSettled, onClose } = props;
  const { tablet: texts } = useTexts('boards');
  const fail = useFailureToast();
  const toast = useToast();
  const handlers = { onError: (error: unknown) => fail(error, texts.failed()), onSettled };
  const create = useMutation({ ...handlers, mutationFn: onPair });
  const remove = useMutation({
    ...handlers,
    mutationFn: onDisconnect,
    onSuccess: () => {
      toast.show({ variant: 'success', title: texts.removed() });
      onClose();
    },
  });
  const isBusy = create.isPending || remove.isPending;
  const clock = dateFormat(useLocale(), { hour: '2-digit', minute: '2-digit' });
  const url = create.data && location.origin + create.data.path;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.failed() });
    }
  };
  return (
    <Dialog
      isOpen
      title={texts.title({ board: board.name })}
      size="sm"
      placement="sheet"
      isBusy={isBusy}
      onClose={onClose}
    >
      <Stack>
        <Muted>{create.data ? texts.scan() : texts.text()}</Muted>
        {create.data && url ? (
          <>
            <Qr
              src={`data:image/svg+xml;utf8,${encodeURIComponent(create.data.qr)}`}
              alt={texts.qr()}
            />
            <CodeShown>
              <dt>{texts.code({ address: `${location.host}/boards` })}</dt>
              <dd>
                <b>{`${create.data.code.slice(0, 3)} ${create.data.code.slice(3)}`}</b>
                <small>
                  {texts.codeUntil({ time: clock.format(new Date(create.data.codeUntil)) })}
                </small>
              </dd>
            </CodeShown>
            <TextField
              label={texts.link()}
              value={url}
              readOnly
              onFocus={({ target }) => target.select()}
            />
          </>
        ) : tablet ? (
          <Muted>{texts.anew()}</Muted>
        ) : null}
        <p role="status">
          {tablet === null ? (
            texts.none()
          ) : tablet.seenAt === null ? (
            texts.waiting()
          ) : (
            <>
              {texts.seen()} <Time value={tablet.seenAt} />
            </>
          )}
        </p>
        <CopyLink label={texts.overlay()} path={overlay} texts={texts} />
        <Muted>{texts.overlayText()}</Muted>
        <DialogActions>
          {tablet ? (
            <Button variant="danger" disabled={isBusy} onClick={() => remove.mutate()}>
              {texts.remove()}
            </Button>
          ) : null}
          {url ? (
            <Button variant="outline" onClick={() => void copy(url)}>
              {texts.copy()}
            </Button>
          ) : (
            <Button variant="accent" disabled={isBusy} onClick={() => create.mutate()}>
              {create.isPending ? texts.pairing() : tablet ? texts.pairAnew() : texts.pair()}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

/** black on white in both themes, as cameras want it */
const Qr = chakra('img', {
  base: { width: 'full', maxWidth: '16rem', justifySelf: 'center', bg: 'white', padding: '2' },
});

/** as large as what is read from one screen and typed on another */
const CodeShown = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    '& dt': { textStyle: 'label', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
    '& b': { textStyle: 'number', fontSize: '4xl', letterSpacing: '0.08em' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
