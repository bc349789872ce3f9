import { chakra } from '@chakra-ui/react';
import { TextLink } from '../link.tsx';
import { useUi } from '../ui-context.tsx';

export interface Crumb {
  label: string;
  /** path of the page; missing for the current page */
  to?: string;
}

/** The pages above the current one, from the top down. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { texts } = useUi();
  return (
    <nav aria-label={texts.breadcrumb}>
      <List>
        {items.map(({ label, to }) => (
          <Item key={to ?? label}>
            {to ? (
              <TextLink to={to} variant="plain">
                {label}
              </TextLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </Item>
        ))}
      </List>
    </nav>
  );
}

const List = chakra('ol', {
  base: { display: 'flex', flexWrap: 'wrap', textStyle: 'label', color: 'fg.muted' },
});
const Item = chakra('li', {
  base: {
    minWidth: '0',
    '& + &::before': { content: '"/"', marginInline: '2', color: 'border.strong' },
  },
});
