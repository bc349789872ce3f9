import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OcheLogo } from '../../components/board/oche-logo.tsx';
import { Button, ButtonAnchor } from '../../components/button.tsx';
import { Heading } from '../../components/text.tsx';
import { useToast } from '../../components/toast.tsx';
import { useTexts } from '../../i18n/react.tsx';

interface RecoveryCodesProps {
  /** the account's address, for the printed sheet */
  email: string;
  codes: readonly string[];
  onSaved: () => void;
}

/** Shows new recovery codes, only this once, with three ways to keep them. */
export function RecoveryCodes({ email, codes, onSaved }: RecoveryCodesProps) {
  const { recoveryCodes: texts } = useTexts('account');
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed() });
    }
  };
  const file = `${texts.fileHead({ email })}\n\n${codes.join('\n')}\n`;

  return (
    <Root data-print-only="">
      <Global styles={PRINT_ONLY} />
      <PrintLogo>
        <OcheLogo />
      </PrintLogo>
      <Heading as="h3" size="subheading" ref={heading} tabIndex={-1}>
        {texts.title()}
      </Heading>
      <p data-screen="">{texts.text()}</p>
      <PrintHead>{texts.fileHead({ email })}</PrintHead>
      <List translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Row>
        <Button variant="outline" size="sm" onClick={copy}>
          <Copy aria-hidden="true" />
          {texts.copy()}
        </Button>
        <ButtonAnchor
          variant="outline"
          size="sm"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={texts.fileName()}
        >
          <Download aria-hidden="true" />
          {texts.download()}
        </ButtonAnchor>
        <Button variant="outline" size="sm" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {texts.print()}
        </Button>
      </Row>
      <Row>
        <Button onClick={onSaved}>{texts.saved()}</Button>
      </Row>
    </Root>
  );
}

/** The printed sheet contains only the codes, and nothing else of the page. */
const PRINT_ONLY = {
  '@media print': {
    'body *:not(:has([data-print-only]), [data-print-only], [data-print-only] *)': {
      display: 'none',
    },
    // a sheet of its own: no frames of the page around it
    'body :has([data-print-only])': {
      display: 'block',
      maxWidth: 'none',
      border: 'none',
      padding: 0,
    },
    // the dark theme's chalk would be invisible on paper
    '[data-print-only], [data-print-only] *': { color: 'black', background: 'none' },
  },
};

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    padding: { base: '4', md: '5' },
    layerStyle: 'panel',
    '@media print': {
      padding: '0',
      border: 'none',
      '& h3': { fontSize: '2xl', outline: 'none' },
    },
  },
});
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
    columnGap: '6',
    rowGap: '1',
    padding: '3',
    layerStyle: 'sunken',
    listStyle: 'none',
    textStyle: 'number',
    fontSize: 'xl',
    letterSpacing: 'label',
    whiteSpace: 'nowrap',
    userSelect: 'text',
    /* a box before each to cross it out, as each works once */
    '@media print': {
      gridTemplateColumns: '1fr 1fr',
      padding: '0',
      fontSize: 'xl',
      borderTop: '1px solid',
      '& li': { paddingBlock: '2', borderBottom: '1px solid' },
      '& li::before': {
        content: '""',
        display: 'inline-block',
        width: '0.7em',
        height: '0.7em',
        marginInlineEnd: '4',
        border: '1.5px solid',
      },
    },
  },
});
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '@media print': { display: 'none' } },
});
const PrintLogo = chakra('div', {
  base: { display: 'none', '@media print': { display: 'block', marginBottom: '4' } },
});
const PrintHead = chakra('p', {
  base: { display: 'none', '@media print': { display: 'block' } },
});
