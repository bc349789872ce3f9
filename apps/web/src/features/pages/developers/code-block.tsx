import { chakra } from '@chakra-ui/react';
import { Button } from '../../../components/button.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { CodePart } from './guide.ts';

/** What stands above an example, where its language has a name. */
const NAMES: Record<string, string> = {
  sh: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  json: 'JSON',
  html: 'HTML',
  python: 'Python',
};

const textOf = (parts: readonly CodePart[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : 'comment' in part ? part.comment : part.string,
    )
    .join('');

/** An example as black as a scoreboard, that is copied with one press. */
export function CodeBlock({ language, parts }: { language: string; parts: readonly CodePart[] }) {
  const texts = useTexts('pages').developers;
  const toast = useToast();
  const name = NAMES[language] ?? texts.example();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf(parts));
      toast.show({ variant: 'success', title: texts.copied() });
    } catch {
      toast.show({ variant: 'destructive', title: texts.copyFailed() });
    }
  };
  return (
    <Board className="dark" role="group" aria-label={name}>
      <Head>
        <span>{name}</span>
        <Button size="sm" variant="ghost" onClick={() => void copy()}>
          {texts.copy()}
        </Button>
      </Head>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys */}
      <pre tabIndex={0}>
        <code>
          {parts.map((part, index) => {
            if (typeof part === 'string') return part;
            if ('comment' in part) return <i key={index}>{part.comment}</i>;
            return <b key={index}>{part.string}</b>;
          })}
        </code>
      </pre>
    </Board>
  );
}

const Board = chakra('div', {
  base: {
    minWidth: '0',
    bg: 'bg.sunken',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'sm',
    '& pre, & pre code': { fontFamily: 'ui-monospace, monospace' },
    '& pre': {
      overflowX: 'auto',
      padding: '4',
      paddingTop: '2',
      fontSize: 'sm',
      lineHeight: '1.55',
      hyphens: 'none',
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& i': { color: 'fg.muted', fontStyle: 'normal' },
    '& b': { color: 'positive', fontWeight: 'normal' },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '10',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    textStyle: 'label',
    color: 'fg.muted',
    borderBottomWidth: '1px',
  },
});
