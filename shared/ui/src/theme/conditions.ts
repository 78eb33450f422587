import { defineConditions } from '@chakra-ui/react/styled-system';

/** States and environments that style props of Box may ask for (`_hover`, `_print`, …). */
export const conditions = defineConditions({
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
