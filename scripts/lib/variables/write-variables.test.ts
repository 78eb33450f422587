import { writeExample, writeTables } from './write-variables.ts';

const field = (description: string, value?: unknown) => ({
  description,
  safeParse: (given: unknown) => ({ success: true, data: given ?? value }),
});
const required = { safeParse: (given: unknown) => ({ success: given !== undefined }) };

const backend = {
  name: 'backend',
  variables: { shape: { PORT: field('`a` | b', 4100), MAIL: field('mail'), FEEDS: field('', []) } },
  production: { shape: { PORT: field(''), MAIL: required, FEEDS: field('') } },
};

test('OPER-01 operation-2 a table says what each variable is, its default, and what production needs', () => {
  const document = 'A\n<!-- variables of backend -->\nold\n<!-- end of backend -->\nZ';
  const written = writeTables(document, [backend]);
  expect(written).toBe(`A
<!-- variables of backend -->

| Variable | Meaning | Default |
| --- | --- | --- |
| \`PORT\` | \`a\` \\| b | \`4100\` |
| \`MAIL\` * | mail |  |
| \`FEEDS\` |  | \`[]\` |

<!-- end of backend -->
Z`);
  expect(writeTables(written, [backend])).toBe(written);
  expect(() => writeTables('', [backend])).toThrow('lacks <!-- variables of backend -->');
});

test('operation-2 an example leaves open what production needs', () => {
  expect(writeExample([backend])).toContain('# a | b\n# PORT=4100\n\n# mail\nMAIL=\n');
});
