import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button.tsx';

interface UnfoldingProps {
  /** label of the button that opens it */
  label: string;
  variant?: ButtonProps['variant'];
  /** shown beside the button while it is closed */
  summary?: ReactNode;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that is replaced by a form. On opening the focus goes to the form's first field, and on
 * closing back to the button, so that nobody loses their place.
 */
export function Unfolding({ label, variant = 'outline', summary, children }: UnfoldingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    else opener.current?.focus();
  }, [isOpen]);

  return (
    <Root>
      {summary}
      {isOpen ? (
        <Body ref={form}>{children(() => setIsOpen(false))}</Body>
      ) : (
        <Button ref={opener} size="sm" variant={variant} onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      )}
    </Root>
  );
}

const FIRST_FIELD = 'input:not([readonly]), select, textarea, button';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '3',
  },
});
const Body = chakra('div', {
  base: {
    flexBasis: 'full',
    minWidth: '0',
    padding: { base: '4', md: '5' },
    layerStyle: 'panel',
  },
});
