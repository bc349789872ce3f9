import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';

interface ChangedMeanwhileProps {
  post: Post;
  /** what the member has written */
  text: string;
  /** whether the post says something else than what the form goes on from */
  isBehind: boolean;
  /** puts a text into the form */
  onTake: (text: string) => void;
  /** the member knows what the post says now */
  onDecided: () => void;
}

/** What a post says by now, beside the text that a member goes on writing. Neither of both gets lost. */
export function ChangedMeanwhile({
  post,
  text,
  isBehind,
  onTake,
  onDecided,
}: ChangedMeanwhileProps) {
  const { changed: texts } = useTexts('forum/wiki');
  const [spare, setSpare] = useState<string | null>(null);
  if (!isBehind) {
    if (spare === null) return null;
    return (
      <Row>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            onTake(spare);
            setSpare(text);
          }}
        >
          {texts.swap()}
        </Button>
      </Row>
    );
  }
  return (
    <Conflict role="alert">
      <strong>{texts.title({ name: fullName(post.editor ?? post.author) })}</strong>
      {post.editedAt ? (
        <Small>
          <Time value={post.editedAt} format="dateTime" />
        </Small>
      ) : null}
      <Other>
        <PlainText content={post.content} />
      </Other>
      <Small>{texts.hint()}</Small>
      <Row>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            setSpare(text);
            onTake(post.content);
            onDecided();
          }}
        >
          {texts.takeTheirs()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            setSpare(post.content);
            onDecided();
          }}
        >
          {texts.keepMine()}
        </Button>
      </Row>
    </Conflict>
  );
}

const Small = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } });
const Conflict = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '3',
    marginBottom: '3',
    bg: 'warning.subtle',
    borderInlineStart: '4px solid {colors.warning.solid}',
  },
});
const Other = chakra('div', {
  base: {
    maxHeight: '10rem',
    overflowY: 'auto',
    padding: '2',
    bg: 'bg',
    color: 'fg',
    overflowWrap: 'anywhere',
  },
});
