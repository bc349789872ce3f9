import { chakra } from '@chakra-ui/react';
import type { ShownPicture } from '@oche/validators/forum/pictures';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const PictureView = lazyPart(async () => (await import('./picture-view.tsx')).PictureView);

/** The pictures of a post: small in a row, and each in large on demand. */
export function PostPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const { thread: texts } = useTexts('forum');
  const [opened, setOpened] = useState<number | null>(null);
  const count = pictures.length;
  return (
    <>
      <Row>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            {/* without our script, and in a new tab, it leads to the file */}
            <Frame
              href={picture.url}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                setOpened(index);
              }}
            >
              <Picture
                picture={picture}
                alt={picture.description ?? texts.picture({ number: index + 1, count })}
                sizes="11rem"
              />
            </Frame>
          </li>
        ))}
      </Row>
      {opened === null ? null : (
        <PictureView
          pictures={pictures}
          place={opened}
          onPlace={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const Row = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3', listStyle: 'none' },
});
const Frame = chakra('a', {
  base: {
    display: 'block',
    width: { base: '32', md: '44' },
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'sm',
    borderWidth: '1px',
    cursor: 'zoom-in',
    _hover: { borderColor: 'fg' },
  },
});
