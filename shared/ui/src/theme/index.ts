export { system } from './system.ts';
export { breakpoints, tokens } from './tokens.ts';
export { tokensCss } from './tokens-css.ts';
