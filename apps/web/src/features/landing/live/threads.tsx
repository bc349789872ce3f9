import { chakra } from '@chakra-ui/react';
import type { Landing } from '@oche/validators/landing';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Digits, Facts, Name, Row, Rows } from './rows.tsx';

/** Where somebody has written last in the forum. */
export function Threads({ threads }: { threads: Landing['threads'] }) {
  const { community: texts } = useTexts('landing');
  if (threads.length === 0) return null;
  return (
    <Root>
      <Heading as="h3">{texts.live()}</Heading>
      <Rows>
        {threads.map(({ id, title, subforum, posts }) => (
          <Row key={id}>
            <Digits>
              {posts}
              <small>{texts.posts({ posts })}</small>
            </Digits>
            <span>
              <Name to={`/forum/thread/${id}`} variant="plain">
                {title}
              </Name>
              <Facts>{subforum}</Facts>
            </span>
          </Row>
        ))}
      </Rows>
    </Root>
  );
}

const Root = chakra('div', { base: { display: 'grid', gap: '4', marginTop: '12' } });
