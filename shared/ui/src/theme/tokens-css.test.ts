/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { tokensCss } from './tokens-css.ts';

test('styles/tokens.css is what the tokens say', () => {
  const file = readFileSync(`${__dirname}/../styles/tokens.css`, 'utf8');
  expect(file.replace(/\s+/g, ' ')).toBe(tokensCss().replace(/\s+/g, ' '));
});
