import { chakra } from '@chakra-ui/react';
import { useHydrated } from '@tanstack/react-router';
import { Button } from '../components/button.tsx';
import { Input } from '../components/form/controls.ts';
import { useCopyAddress } from './use-copy-address.ts';

interface CopyLinkProps {
  label: string;
  /** of our own site */
  path: string;
  texts: { copy(): string; copied(): string; failed(): string };
}

/** An address of our own that is pasted somewhere else. */
export function CopyLink({ label, path, texts }: CopyLinkProps) {
  const copy = useCopyAddress(texts);
  const isHydrated = useHydrated();
  const address = (isHydrated ? window.location.origin : '') + path;
  return (
    <Row>
      <Input
        aria-label={label}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        type="button"
        variant="solid"
        onClick={() => void copy(path)}
        aria-label={`${texts.copy()}: ${label}`}
      >
        {texts.copy()}
      </Button>
      <span>{label}</span>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2',
    '& > span': { order: '-1', gridColumn: '1 / -1', textStyle: 'small' },
  },
});
