import type { Landing } from '@oche/validators/home/landing';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Row, Rows } from './rows.tsx';

/** Where somebody has written last in the forum. */
export function Threads({ threads }: { threads: Landing['threads'] }) {
  const { community: texts } = useTexts('landing');
  if (threads.length === 0) return null;
  return (
    <>
      <Heading as="h3" marginTop="12">
        {texts.live()}
      </Heading>
      <Rows marginTop="4">
        {threads.map(({ id, title, subforum, posts }) => (
          <Row
            key={id}
            to={`/forum/thread/${id}`}
            name={title}
            digits={posts}
            unit={texts.posts({ posts })}
          >
            {subforum}
          </Row>
        ))}
      </Rows>
    </>
  );
}
