import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../theme/recipes/button.ts';

const Base = chakra('button', buttonRecipe);

export type ButtonProps = ComponentProps<typeof Base>;

/** Does something. Never submits by accident: `type="submit"` is said where it is meant. */
export function Button(props: ButtonProps) {
  return <Base type="button" {...props} />;
}

type IconButtonProps = Omit<ButtonProps, 'aria-label' | 'shape'> & {
  /** what it does; also its tooltip */
  label: string;
};

/** A button that is only a drawing. */
export function IconButton({ label, ...props }: IconButtonProps) {
  return (
    <Base type="button" variant="ghost" shape="icon" aria-label={label} title={label} {...props} />
  );
}

/** Looks like a button, leaves the app: downloads, API paths, other sites. */
export const ButtonAnchor = chakra('a', buttonRecipe);

/** Looks like a button, goes to a page. */
export const ButtonLink = createLink(ButtonAnchor);
