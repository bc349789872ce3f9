import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Heading, Small, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { RouterOutputs } from '../../../lib/trpc.ts';

interface SimilarLoungesProps {
  lounges: RouterOutputs['lounges']['similar'];
  onInsist: () => void;
  onBack: () => void;
}

/** Shows lounges that may be the same as the new one. Their links leave the form open. */
export function SimilarLounges({ lounges, onInsist, onBack }: SimilarLoungesProps) {
  const texts = useTexts('venues/add');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="3">
      <Heading ref={heading} as="h3" size="subheading" tabIndex={-1}>
        {texts.similarTitle()}
      </Heading>
      <p>{texts.similarText({ count: lounges.length })}</p>
      <List>
        {lounges.map((lounge) => (
          <li key={lounge.id}>
            <TextLink to="/venues/$id" params={{ id: String(lounge.id) }} target="_blank">
              {lounge.name}
              <VisuallyHidden> ({texts.opensNewTab()})</VisuallyHidden>
            </TextLink>
            <Small>
              {lounge.address}, {[lounge.zipCode, lounge.city].filter(Boolean).join(' ')}
            </Small>
          </li>
        ))}
      </List>
      <DialogActions>
        <Button variant="ghost" onClick={onInsist}>
          {texts.anyway()}
        </Button>
        <Button onClick={onBack}>{texts.back()}</Button>
      </DialogActions>
    </Stack>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { paddingBlock: '2', borderBottomWidth: '1px', overflowWrap: 'anywhere' },
  },
});
