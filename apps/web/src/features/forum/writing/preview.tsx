import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { SkeletonText } from '../../../components/page/skeleton.tsx';
import type { UploadedPicture } from '../../../components/picture-upload/uploaded-item.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { RichBody } from '../body/rich-body.tsx';

interface PreviewProps {
  text: string;
  pictures: readonly UploadedPicture[];
}

/** A text as others will read it. The server parses it, so it is what they will really see. */
export function Preview({ text, pictures }: PreviewProps) {
  const { format: texts } = useTexts('forum/writing');
  const { readError } = useUi();
  const { mutate, data, error } = trpc.forum.post.preview.useMutation();
  const content = text.trim();
  useEffect(() => {
    if (content) mutate({ content });
  }, [content, mutate]);
  const shown = pictures.map(({ picture, description }) => ({
    ...picture,
    description: description || null,
  }));
  return (
    <Paper aria-label={texts.previewed()}>
      {content === '' ? <p>{texts.nothingYet()}</p> : null}
      {error ? <p role="alert">{readError(error).message}</p> : null}
      {content && data ? (
        <RichBody post={{ content, ...data, ...(shown.length > 0 && { pictures: shown }) }} />
      ) : null}
      {content && !data && !error ? <SkeletonText /> : null}
    </Paper>
  );
}

const Paper = chakra('section', {
  base: {
    minHeight: '9.5rem',
    padding: '3',
    layerStyle: 'sunken',
    borderInlineStart: '3px solid {colors.oche}',
  },
});
