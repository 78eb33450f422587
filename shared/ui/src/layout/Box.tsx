import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { BoxStyles } from './box-styles.ts';
import type { LayoutProps } from './layout-props.ts';

export interface BoxProps extends Omit<LayoutProps, 'color'>, BoxStyles {}

// Chakra's own prop types know nothing of our tokens; BoxProps are the narrower contract.
const ChakraBox = chakra('div') as ComponentType<Record<string, unknown>>;

/**
 * A one-off layout by style props with our tokens, e.g. `<Box bg="brand.50" p={4} mt={{md: 6}}>`.
 * Its styles are made at run time: not for rows of long lists, there use the other components
 * or a style sheet of your own.
 */
export function Box(props: BoxProps): ReactNode {
  return createElement(ChakraBox, { ...props });
}
