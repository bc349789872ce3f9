import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../theme/recipes/button.ts';

const Base = chakra('button', buttonRecipe);

export type ButtonProps = ComponentProps<typeof Base>;

/** A button for actions. It doesn't submit a form unless it gets `type="submit"`. */
export function Button(props: ButtonProps) {
  return <Base type="button" {...props} />;
}

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'shape'> & {
  /** what the button does; also its tooltip */
  label: string;
};

/** A button with only an icon in it. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return (
    <Base type="button" variant="ghost" shape="icon" aria-label={label} title={label} {...props} />
  );
}

/** A link that looks like a button and leaves the app: downloads, API paths, other sites. */
export const ButtonAnchor = chakra('a', buttonRecipe);

/** A link to a page that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
