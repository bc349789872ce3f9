import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../../components/page/page.tsx';
import { categoryBed } from './category-bed.ts';

interface ForumColumnProps {
  /** whose bed the page's head has; missing while it is being loaded */
  categoryId?: number;
  children: ReactNode;
}

/** The page of a thread or a form: as wide as lines can be read, plus the authors' pictures. */
export function ForumColumn({ categoryId, children }: ForumColumnProps) {
  return (
    <Page style={categoryId === undefined ? undefined : categoryBed(categoryId)}>
      <Column>{children}</Column>
    </Page>
  );
}

const Column = chakra('div', {
  base: { maxWidth: '51rem', marginInline: 'auto' },
});
