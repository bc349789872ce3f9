import { chakra } from '@chakra-ui/react';
import type { ChannelVerification } from '@oche/validators/media/feeds';
import type { ChannelPage } from '@oche/validators/media/schemas';
import { Copy } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { Anchor } from '../../../components/link.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface VerificationDialogProps {
  channel: ChannelPage;
  onClose: () => void;
}

/** The code, where it goes, and the look whether it is there. It stays the same for two weeks. */
export function VerificationDialog({ channel, onClose }: VerificationDialogProps) {
  const { id: channelId, name } = channel;
  const { verification: texts } = useTexts('media/feeds');
  const { texts: words, readError } = useUi();
  const utils = trpc.useUtils();
  const toast = useToast();
  const start = trpc.media.verification.start.useMutation();
  const check = trpc.media.verification.check.useMutation({
    onSuccess: async () => {
      toast.show({ variant: 'success', title: texts.done({ name }) });
      onClose();
      await utils.media.invalidate();
    },
  });
  const begin = start.mutate;
  useEffect(() => begin({ channelId }), [begin, channelId]);
  const failure = check.error ?? start.error;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.dialog()}
      placement="sheet"
      isBusy={check.isPending}
    >
      {start.data?.code ? <Steps code={start.data.code} proof={start.data} /> : null}
      {start.isPending ? <Spinner text={words.loading} /> : null}
      <FormError>{failure ? readError(failure).message : null}</FormError>
      <DialogActions>
        <Button variant="ghost" disabled={check.isPending} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          variant="accent"
          disabled={!start.data || check.isPending}
          onClick={() => check.mutate({ channelId })}
        >
          {check.isPending ? texts.checking() : texts.check()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Steps({ code, proof }: { code: string; proof: ChannelVerification }) {
  const { verification: texts } = useTexts('media/feeds');
  const toast = useToast();
  const { pageUrl, feedUrl, expiresAt } = proof;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed() });
    }
  };
  return (
    <List>
      <li>
        <p>{texts.first()}</p>
        <Code>
          <TextField
            label={texts.code()}
            value={code}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Button variant="outline" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {texts.copy()}
          </Button>
        </Code>
        {expiresAt ? (
          <Muted>
            {texts.until()} <Time value={expiresAt} format="date" />
          </Muted>
        ) : null}
      </li>
      <li>
        <p>{texts.second()}</p>
        <Place url={pageUrl} />
        {feedUrl === null || feedUrl === pageUrl ? null : (
          <>
            <p>{texts.secondFeed()}</p>
            <Place url={feedUrl} />
          </>
        )}
      </li>
      <li>
        <p>{texts.third()}</p>
      </li>
    </List>
  );
}

const Place = ({ url }: { url: string }) => (
  <Anchor href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
    {url}
  </Anchor>
);

/** The numbers stand on plates, as on a scoreboard. */
const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '4',
    listStyle: 'none',
    counterReset: 'step',
    '& > li': {
      display: 'grid',
      gap: '2',
      position: 'relative',
      paddingInlineStart: '12',
      overflowWrap: 'anywhere',
      counterIncrement: 'step',
      _before: {
        content: 'counter(step)',
        position: 'absolute',
        insetInlineStart: '0',
        top: '0',
        width: '8',
        bg: 'board.surround',
        color: 'board.sisal',
        textStyle: 'number',
        fontWeight: 'heavy',
        fontSize: 'xl',
        textAlign: 'center',
      },
    },
  },
});
const Code = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '2',
    '& > :first-child': { flex: '1 1 12rem' },
  },
});
