/** A rule of a typeface as a style sheet has it; jsdom knows none. */
class FaceRule {
  readonly style: { getPropertyValue(name: string): string };

  constructor(values: Record<string, string>) {
    this.style = { getPropertyValue: (name) => values[name] ?? '' };
  }
}

class Face {
  readonly family: string;
  readonly data: Uint8Array;
  readonly descriptors: FontFaceDescriptors;

  constructor(family: string, data: Uint8Array, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.data = data;
    this.descriptors = descriptors;
  }
}

const family = '"Test Face"';

/** Gives the document a sheet with a rule that is none of a typeface, one that is a file, and one that stands in it. */
export function setTypeface(): void {
  const cssRules = [
    { selectorText: '.a' },
    new FaceRule({ 'font-family': family, src: 'url("/face.woff2") format("woff2")' }),
    new FaceRule({
      'font-family': family,
      'font-weight': '400 700',
      'unicode-range': 'U+20-7E',
      src: `url("data:font/woff2;base64,${btoa('wOF2')}") format("woff2")`,
    }),
  ];
  Object.assign(window, { CSSFontFaceRule: FaceRule, FontFace: Face });
  Object.defineProperty(document, 'styleSheets', { value: [{ cssRules }], configurable: true });
}
