import { proseLines } from './prose-lines.ts';

const prose = (path: string, ...lines: string[]) =>
  proseLines({ path, text: lines.join('\n') }).map(({ line, text }) => `${line} ${text.trim()}`);

test('of code its comments are read, also behind code and over several lines', () => {
  expect(
    prose(
      'a/b.tsx',
      "const url = 'https://example.org';",
      '/** One. */',
      'const a = 1; // Two.',
      '/*',
      ' Three.',
      '*/',
      'const b = 2;',
      '{/* Four. */}',
    ),
  ).toEqual(['2 /** One. */', '3 // Two.', '4 /*', '5 Three.', '6 */', '8 {/* Four. */}']);
});

test('of style sheets, SQL and settings, too', () => {
  expect(prose('a.css', 'a { color: red; } /* One. */')).toEqual(['1 /* One. */']);
  expect(prose('a.sql', '-- One.', 'select 1;')).toEqual(['1 -- One.']);
  expect(prose('a.yaml', '# One.', 'two: 2')).toEqual(['1 # One.']);
});

test.each(['a.md', 'a.test.ts', 'a.spec.ts', 'a.test.tsx'])('of %s every line', (path) => {
  expect(prose(path, 'one', "  'two',")).toEqual(['1 one', "2 'two',"]);
});
