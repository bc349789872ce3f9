import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../../components/page/page.tsx';

/** The page of a thread or a form: as wide as lines can be read, plus the authors' pictures. */
export function ForumColumn({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Column>{children}</Column>
    </Page>
  );
}

const Column = chakra('div', {
  base: { maxWidth: '51rem', marginInline: 'auto' },
});
