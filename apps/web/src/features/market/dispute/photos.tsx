import { chakra } from '@chakra-ui/react';
import type { Picture as StoredPicture } from '@oche/validators/uploads/schemas';
import { Picture } from '../../../components/picture.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface PhotosProps {
  pictures: readonly StoredPicture[];
  /** of whom or what they are */
  label: string;
}

/** Small beside each other; each leads to its file, to look closely. */
export function Photos({ pictures, label }: PhotosProps) {
  const texts = useTexts('market/dispute');
  return (
    <List aria-label={label}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <a href={picture.url} target="_blank" rel="noreferrer">
            <Picture
              picture={picture}
              alt={texts.photo({ label, number: index + 1, count: pictures.length })}
              sizes="10rem"
            />
          </a>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 9rem))',
    gap: '2',
    listStyle: 'none',
    '& a': { display: 'block', aspectRatio: '4 / 3', borderWidth: '1px', cursor: 'zoom-in' },
  },
});
