/** @jest-environment <rootDir>/jest/jsdom-environment.cjs */

import { TYPEFACE_ID, TYPEFACE_KEY } from '../../../common/typeface.ts';
import { keepTypeface } from './keep-typeface.ts';

class FaceRule {
  readonly style;
  constructor(src: string) {
    this.style = { getPropertyValue: () => src };
  }
}
const loaded: string[] = [];
let load: () => Promise<void>;

/** A document whose typeface is there in two files. */
function setUp(media: string): void {
  document.head.innerHTML = `<style id="${TYPEFACE_ID}" media="${media}"></style>`;
  const cssRules = [new FaceRule('url(/ext.woff2)'), new FaceRule('url(/latin.woff2)')];
  Object.defineProperty(document.getElementById(TYPEFACE_ID), 'sheet', { value: { cssRules } });
}

beforeEach(() => {
  localStorage.clear();
  loaded.length = 0;
  load = async () => {};
  class FontFace {
    constructor(_: string, source: string) {
      loaded.push(source);
    }
    load = () => load();
  }
  Object.assign(window, { CSSFontFaceRule: FaceRule, FontFace });
});

test('VIEW-06 delivery-65 the file with our letters is fetched for the next document', async () => {
  setUp('not all');
  await keepTypeface('abc123');
  expect(loaded).toEqual(['url(/latin.woff2)']);
  expect(localStorage.getItem(TYPEFACE_KEY)).toBe('abc123');
});

test('VIEW-06 delivery-65 what counts already is not fetched', async () => {
  setUp('all');
  await keepTypeface('abc123');
  expect(loaded).toEqual([]);
});

test('VIEW-06 delivery-65 what could not be fetched is not expected next time', async () => {
  setUp('not all');
  load = () => Promise.reject(new Error('no network'));
  await keepTypeface('abc123');
  expect(localStorage.getItem(TYPEFACE_KEY)).toBeNull();
});
