import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { LayoutProps } from '../layout/layout-props.ts';
import type { BoxStyles } from './box-styles.ts';
import { RunTimeStyles } from './RunTimeStyles.tsx';

export interface BoxProps extends Omit<LayoutProps, 'color'>, BoxStyles {}

// Chakra's own prop types know nothing of our tokens; BoxProps are the narrower contract.
const ChakraBox = chakra('div') as ComponentType<Record<string, unknown>>;

/**
 * A one-off layout by style props with our tokens, e.g. `<Box bg="brand.50" p={4} mt={{md: 6}}>`.
 * Its styles are made at run time: it comes with the overlays and is for what stands in them; pages
 * use the other components or a style sheet of their own.
 */
export function Box(props: BoxProps): ReactNode {
  return createElement(RunTimeStyles, null, createElement(ChakraBox, { ...props }));
}
