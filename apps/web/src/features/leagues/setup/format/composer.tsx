import { chakra } from '@chakra-ui/react';
import { Button } from '../../../../components/button.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { BlockFields } from './block-fields.tsx';
import type { ComposerProps } from './composer-props.ts';
import { addBlock, moveBlock, removeBlock } from './format-changes.ts';
import { LineUpFields } from './line-up-fields.tsx';
import { PointsFields } from './points-fields.tsx';
import { Problems } from './problems.tsx';

const BLOCKS_MAX = 20;

/**
 * Whether what stands in the fields of a form can be played as it is: a field that can't be read has changed nothing, so
 * without this it would be saved as it was before.
 */
export const isComposed = (
  { isPlayable }: ComposerProps['places'],
  form: HTMLFormElement | null,
): boolean => isPlayable && !form?.querySelector('[data-composer] [aria-invalid=true]');

/** A format from its parts: blocks in order of play, who is named for them, and what a win counts. */
export function Composer(props: ComposerProps) {
  const { format, places, onChange } = props;
  const { format: texts, block: words } = useTexts('leagues/setup-format');
  return (
    <Stack gap="8" data-composer="">
      <Stack gap="3" alignContent="start">
        <Heading size="heading">{texts.blocks()}</Heading>
        <Problems problems={places.whole} />
        <List>
          {format.blocks.map((block, index) => (
            <li key={block.id}>
              <BlockFields {...props} block={block} number={index + 1} />
              <Row justifyContent="flex-end">
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={index === 0}
                  aria-label={words.upOne({ number: index + 1 })}
                  onClick={() => onChange(moveBlock(format, block.id, -1))}
                >
                  {words.up()}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={index === format.blocks.length - 1}
                  aria-label={words.downOne({ number: index + 1 })}
                  onClick={() => onChange(moveBlock(format, block.id, 1))}
                >
                  {words.down()}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={format.blocks.length === 1}
                  aria-label={words.removeOne({ number: index + 1 })}
                  onClick={() => onChange(removeBlock(format, block.id))}
                >
                  {words.remove()}
                </Button>
              </Row>
            </li>
          ))}
        </List>
        <Button
          justifySelf="start"
          variant="outline"
          size="sm"
          disabled={format.blocks.length >= BLOCKS_MAX}
          onClick={() => onChange(addBlock(format))}
        >
          {words.add()}
        </Button>
      </Stack>
      <LineUpFields {...props} />
      <PointsFields {...props} />
    </Stack>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& > li': { padding: { base: '3', md: '4' }, layerStyle: 'panel', minWidth: '0' },
  },
});
