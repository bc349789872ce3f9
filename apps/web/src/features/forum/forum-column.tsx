import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';

/** The page of a thread, and what looks like one: a measure of text beside the pictures. */
export function ForumColumn({ children }: { children: ReactNode }) {
  return (
    <Page>
      <Column>{children}</Column>
    </Page>
  );
}

const Column = chakra('div', { base: { maxWidth: '51rem', marginInline: 'auto' } });
