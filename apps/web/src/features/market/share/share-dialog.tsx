import { chakra } from '@chakra-ui/react';
import { Copy, Download, ExternalLink, Mail, Share2 } from 'lucide-react';
import { Button, ButtonAnchor } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Stack } from '../../../components/layout.tsx';
import { Label, Muted, VisuallyHidden } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { shareHref, shareSites } from './share-links.ts';
import { useReportShare } from './use-report-share.ts';

interface ShareDialogProps {
  item: { id: number; title: string };
  onClose: () => void;
}

/** Passes an ad on: by the device's own menu, as a link, to a camera, to other sites. */
export function ShareDialog({ item, onClose }: ShareDialogProps) {
  const texts = useTexts('market/share');
  const toast = useToast();
  const report = useReportShare(item.id);
  const { title } = item;
  const url = `${location.origin}/marketplace/${item.id}`;
  const picture = `/marketplace/${item.id}/qr.png`;
  const fail = (words: string) => toast.show({ variant: 'destructive', title: words });

  const share = async () => {
    try {
      await navigator.share({ title, url });
      report('native');
    } catch (error) {
      // the menu was closed, which is no failure
      if (error instanceof DOMException && error.name === 'AbortError') return;
      fail(texts.failed());
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ variant: 'success', title: texts.copied() });
      report('link');
    } catch {
      fail(texts.copyFailed());
    }
  };
  const download = async () => {
    try {
      await save(picture, `oche-${item.id}.png`);
      report('qr');
    } catch {
      fail(texts.qrFailed());
    }
  };

  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <Columns>
        <Code>
          <img src={picture} alt={texts.qr({ title })} width={200} height={200} />
          <Muted>{texts.qrHint()}</Muted>
          <Button size="sm" variant="outline" onClick={() => void download()}>
            <Download aria-hidden="true" />
            {texts.qrDownload()}
          </Button>
        </Code>
        <Stack gap="3" minWidth="0">
          {'share' in navigator ? (
            <Button variant="accent" onClick={() => void share()}>
              <Share2 aria-hidden="true" />
              {texts.native()}
            </Button>
          ) : null}
          <TextField
            label={texts.link()}
            value={url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Button variant="outline" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {texts.copy()}
          </Button>
          <Label as="h3">{texts.elsewhere()}</Label>
          <Sites>
            {shareSites.map((site) => (
              <li key={site}>
                <ButtonAnchor
                  size="sm"
                  variant="outline"
                  href={shareHref(site, url, title)}
                  target={site === 'email' ? undefined : '_blank'}
                  rel="noreferrer"
                  onClick={() => report(site)}
                >
                  {site === 'email' ? (
                    <Mail aria-hidden="true" />
                  ) : (
                    <ExternalLink aria-hidden="true" />
                  )}
                  {texts.channels[site]()}
                  {site === 'email' ? null : (
                    <VisuallyHidden> ({texts.opensNewTab()})</VisuallyHidden>
                  )}
                </ButtonAnchor>
              </li>
            ))}
          </Sites>
        </Stack>
      </Columns>
    </Dialog>
  );
}

/** @throws TypeError or Error when the file can't be had */
async function save(address: string, fileName: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const file = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = file;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(file);
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
    gap: '6',
    alignItems: 'start',
  },
});
/* black on white in both themes, as cameras want it */
const Code = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    order: { base: '1', md: '0' },
    '& img': { width: '200px', height: '200px', bg: 'white' },
  },
});
const Sites = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
});
