import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button.tsx';
import { Heading } from '../text.tsx';
import { useUi } from '../ui-context.tsx';

interface DialogProps {
  isOpen: boolean;
  /** called for Escape, the close button, and a click outside the dialog */
  onClose: () => void;
  title: ReactNode;
  /** `alertdialog` is for questions that interrupt */
  role?: 'dialog' | 'alertdialog';
  size?: 'sm' | 'md' | 'lg';
  /** `sheet`: on a phone it comes up from the lower edge and has the full width */
  placement?: 'center' | 'sheet';
  /** while a call is under way, nothing closes the dialog */
  isBusy?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes it on Escape, and returns the
 * focus to the element that opened it. Its content exists only while it is open.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  role,
  size = 'md',
  placement = 'center',
  isBusy,
  children,
}: DialogProps) {
  const { texts } = useUi();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // closed on removal, as it would keep the focus otherwise. A dialog that was hidden while its
  // content suspended opens again when it is shown
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  const close = () => {
    if (!isBusy) onClose();
  };
  const closeOnEscape = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const closeOnBackdrop = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return (
    <Root
      ref={ref}
      role={role}
      size={size}
      placement={placement}
      aria-labelledby={titleId}
      onCancel={closeOnEscape}
      onMouseDown={closeOnBackdrop}
    >
      {isOpen ? (
        <Panel>
          <Head>
            <Heading id={titleId} flex="1">
              {title}
            </Heading>
            <IconButton label={texts.close} size="sm" disabled={isBusy} onClick={close}>
              <X aria-hidden="true" />
            </IconButton>
          </Head>
          {children}
        </Panel>
      ) : null}
    </Root>
  );
}

/**
 * The buttons of a dialog. The one that continues comes last. In a dialog that is longer than the
 * window they stay in sight.
 */
export const DialogActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    paddingTop: '4',
    layerStyle: 'wires',
    'dialog &': {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      marginBottom: { base: '-4', md: '-6' },
      paddingBottom: { base: '4', md: '6' },
      bg: 'bg.raised',
    },
  },
});

const Root = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'calc(100vw - {spacing.8})',
    maxHeight: 'calc(100dvh - {spacing.8})',
    /* a field that gets the focus is not covered by the buttons */
    scrollPaddingBottom: '24',
    '&:has([data-note] > *)': { scrollPaddingBottom: '64' },
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'overlay',
    _open: { animation: 'slideUp 160ms {easings.throw}' },
    _backdrop: { animation: 'appear 160ms' },
  },
  variants: {
    size: { sm: { maxWidth: '26rem' }, md: { maxWidth: '36rem' }, lg: { maxWidth: '52rem' } },
    placement: {
      center: {},
      sheet: {
        mdDown: {
          width: '100vw',
          maxWidth: '100vw',
          maxHeight: 'calc(100dvh - {spacing.6})',
          marginBottom: '0',
          borderInlineWidth: '0',
          borderBottomWidth: '0',
          borderBottomRadius: '0',
        },
      },
    },
  },
});
const Panel = chakra('div', {
  base: { display: 'grid', gap: '4', padding: { base: '4', md: '6' } },
});
const Head = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '3' } });
