import { chakra } from '@chakra-ui/react';
import { Pencil, Search, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink, IconButton } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { MessagesSearch } from '../messages-search.ts';

const MarkSettings = lazyPart(async () => (await import('./mark-settings.tsx')).MarkSettings);

interface InboxHeadProps {
  /** whether the list is the page; otherwise it stands beside a conversation */
  isPage: boolean;
  search: MessagesSearch;
}

/** What the list is, and what can be done: write somebody, look for something. */
export function InboxHead({ isPage, search: { filter } }: InboxHeadProps) {
  const texts = useTexts('messages');
  const [isSetting, setIsSetting] = useState(false);
  return (
    <Band className="dark">
      <Heading as={isPage ? 'h1' : 'h2'} size="heading" flex="1" whiteSpace="nowrap" data-title="">
        {texts.title()}
      </Heading>
      <ButtonLink
        to={'.' as string}
        search={{ filter, find: true }}
        variant="ghost"
        shape="icon"
        aria-label={texts.labels.find()}
        title={texts.labels.find()}
      >
        <Search aria-hidden="true" />
      </ButtonLink>
      <IconButton label={texts.labels.marks()} onClick={() => setIsSetting(true)}>
        <Settings2 aria-hidden="true" />
      </IconButton>
      <ButtonLink
        to={'.' as string}
        search={{ filter, new: true }}
        variant="accent"
        size="sm"
        marginInlineStart="2"
        data-new=""
      >
        <Pencil aria-hidden="true" />
        {texts.start.button()}
      </ButtonLink>
      {isSetting ? <MarkSettings onClose={() => setIsSetting(false)} /> : null}
    </Band>
  );
}

const Band = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    bg: 'bg',
    color: 'fg',
    paddingInlineStart: '4',
    paddingInlineEnd: '3',
    paddingBlock: '2',
    /* beside a conversation, and on the smallest phones, everything moves together */
    '@media (max-width: 22rem), (min-width: 48rem) and (max-width: 63.99rem)': {
      paddingInlineStart: '3',
      '& [data-title]': { fontSize: 'xl' },
      '& [data-new]': { marginInlineStart: '0', '& svg': { display: 'none' } },
    },
  },
});
