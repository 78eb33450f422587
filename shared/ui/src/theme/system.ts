import { createSystem, defineConditions } from '@chakra-ui/react/styled-system';
import { breakpoints, tokens } from './tokens.ts';
import { utilities } from './utilities.ts';

/** States and environments that style props of Box may ask for (`_hover`, `_print`, …). */
const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
  focusVisible: '&:focus-visible',
  focusWithin: '&:focus-within',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  expanded: '&[aria-expanded=true]',
  current: '&[aria-current]:not([aria-current=false])',
  first: '&:first-of-type',
  last: '&:last-of-type',
  before: '&::before',
  after: '&::after',
  print: '@media print',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
});

/**
 * The slim Chakra system: our tokens, the conditions and style props we use, nothing of the
 * default theme. Preflight, global styles and looks are static CSS (styles/), because run-time
 * styles cost slow devices time and the document needs them before any script runs.
 */
export const system = createSystem({
  cssVarsPrefix: 'sj',
  cssVarsRoot: ':root',
  preflight: false,
  disableLayers: true,
  conditions,
  utilities,
  theme: { tokens, breakpoints },
});
