import type { FormattedLine } from '@oche/validators/forum/formatting';
import type { Post } from '@oche/validators/forum/schemas';
import { useRouter } from '@tanstack/react-router';
import { FormattedText } from '../../../components/formatted-text.tsx';
import { paragraphs, tokenize } from '../../../lib/plain-text.ts';
import { LinkPlace } from './link-place.tsx';
import { ownPath } from './own-link.ts';

type CardedTextProps = Pick<Post, 'content' | 'mentions' | 'formatted'>;

/** A text in which links to things of ours that stand alone on their line are cards. */
export function CardedText({ content, mentions, formatted }: CardedTextProps) {
  const { origin } = useRouter().options.context;
  return (
    <FormattedText
      lines={formatted ?? paragraphs(content).map((text) => ({ runs: [{ text }] }))}
      mentions={mentions}
      cardOf={(line) => {
        const link = linkAlone(line);
        const path = link && ownPath(link.href, origin);
        return path && <LinkPlace path={path} text={link.text} />;
      }}
    />
  );
}

/** The link that is all there is on a line; not in a quote, which is somebody else's. */
function linkAlone({ runs, quote, list, isCode }: FormattedLine) {
  const [run] = runs;
  if (!run || runs.length > 1 || quote || list || isCode || run.code) return null;
  if (run.href !== undefined) return { href: run.href, text: run.text };
  const [token, ...others] = tokenize(run.text.trim());
  return token?.type === 'link' && others.length === 0 ? token : null;
}
