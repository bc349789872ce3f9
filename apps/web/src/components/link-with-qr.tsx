import { chakra } from '@chakra-ui/react';
import { Button } from './button.tsx';
import { TextField } from './form/fields.tsx';
import { Row } from './layout.tsx';
import { useToast } from './toast.tsx';

interface LinkWithQrProps {
  /** the whole address */
  url: string;
  /** as SVG */
  qr: string;
  /** what the link is, for the one who gets it */
  title: string;
  texts: {
    qr(): string;
    link(): string;
    share(): string;
    copy(): string;
    copied(): string;
    failed(): string;
  };
}

/** A link to be shown to a phone, shared or copied. */
export function LinkWithQr({ url, qr, title, texts }: LinkWithQrProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.failed() });
    }
  };
  const share = () =>
    // the menu was closed, which is no failure
    navigator.share({ title, url }).catch(() => {});
  return (
    <>
      <Qr src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} alt={texts.qr()} />
      <TextField
        label={texts.link()}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Row gap="3">
        {'share' in navigator ? (
          <Button variant="accent" onClick={() => void share()}>
            {texts.share()}
          </Button>
        ) : null}
        <Button variant="outline" onClick={() => void copy()}>
          {texts.copy()}
        </Button>
      </Row>
    </>
  );
}

/** black on white in both themes, as cameras want it */
const Qr = chakra('img', {
  base: { width: 'full', maxWidth: '14rem', justifySelf: 'center', bg: 'white', padding: '2' },
});
