import { inlineFunction } from './inline-function.ts';

function greet(name: string): string {
  // Said to nobody but us.
  const address = `https://${name}.example`;
  if (name === '') {
    return 'nobody';
  }
  return address;
}

test('a function that stands in the document does the same without its comments', () => {
  const text = inlineFunction(greet);
  expect(text).not.toMatch(/Said|^ | {2}/m);
  const copy = new Function(`return (${text})`)() as typeof greet;
  expect(copy('anna')).toBe('https://anna.example');
  expect(copy('')).toBe('nobody');
});
