import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BOARD_ORDER } from '../../components/board/board-geometry.ts';
import { Container } from '../../components/card.tsx';
import { Stack } from '../../components/layout.tsx';
import { Anchor } from '../../components/link.tsx';
import { PageHeader } from '../../components/page/page.tsx';
import { Heading, Label } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { Prose } from './prose.tsx';

export interface TextSection {
  /** also the section's anchor */
  id: string;
  title: string;
  text?: string;
  /** rendered below the text */
  extra?: ReactNode;
}

interface TextPageProps {
  title: string;
  lead?: ReactNode;
  sections: readonly TextSection[];
  /** ISO date of the last change */
  updated?: string;
  /** rendered below the heading */
  below?: ReactNode;
  /** rendered below all sections */
  children?: ReactNode;
}

/** A page of running text: contents at the side, sections numbered in the order of the board. */
export function TextPage({ title, lead, sections, updated, below, children }: TextPageProps) {
  const { onThisPage, updated: updatedText } = useTexts('pages');
  return (
    <Container paddingBlock={{ base: '6', md: '10' }}>
      <PageHeader title={title} lead={lead} />
      {below}
      <Columns>
        <Contents aria-label={onThisPage()}>
          <Label>{onThisPage()}</Label>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Anchor href={`#${section.id}`} variant="plain">
                  {section.title}
                </Anchor>
              </li>
            ))}
          </ol>
        </Contents>
        <div>
          {sections.map((section, index) => (
            <Section key={section.id} id={section.id}>
              <BedNumber aria-hidden="true">{BOARD_ORDER[index]}</BedNumber>
              <Stack justifyItems="start">
                <Heading>{section.title}</Heading>
                {section.text ? <Prose text={section.text} /> : null}
                {section.extra}
              </Stack>
            </Section>
          ))}
          {children}
          {updated ? (
            <Updated>
              {updatedText()} <Time value={updated} format="date" />
            </Updated>
          ) : null}
        </div>
      </Columns>
    </Container>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
  },
});
const Contents = chakra('nav', {
  base: {
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: { lg: '24' },
    display: 'grid',
    gap: '2',
    textStyle: 'small',
    '& ol': { columns: { base: '2', md: '3', lg: '1' }, columnGap: '5' },
    '& li': { breakInside: 'avoid' },
    '& a': { display: 'block', paddingBlock: '1', hyphens: 'auto' },
  },
});
const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '3.5rem minmax(0, 1fr)' },
    gap: { base: '1', sm: '4' },
    paddingBlock: '6',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    _first: { borderTopWidth: '0', paddingTop: '0' },
  },
});
const BedNumber = chakra('span', {
  base: { textStyle: 'numberHero', fontSize: '3xl', color: 'border.strong' },
});
const Updated = chakra('p', {
  base: { paddingTop: '4', textStyle: 'small', color: 'fg.muted', layerStyle: 'wires' },
});
