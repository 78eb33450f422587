import { createSystem } from '@chakra-ui/react/styled-system';
import { conditions } from './conditions.ts';
import { breakpoints, tokens } from './tokens.ts';
import { utilities } from './utilities.ts';

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
