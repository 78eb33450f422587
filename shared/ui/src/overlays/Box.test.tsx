import { UiProvider } from '@silverjobs/ui';
import { render, screen } from '@testing-library/react';
import { Box } from './Box.tsx';

test('a box turns tokens into classes, never into a style attribute', () => {
  render(
    <UiProvider>
      <Box as="section" aria-label="Kasten" bg="brand.50" p={4} color="ink.2" />
    </UiProvider>,
  );
  const box = screen.getByRole('region', { name: 'Kasten' });
  expect(box).not.toHaveAttribute('style');
  const styles = getComputedStyle(box);
  expect(styles.getPropertyValue('background-color')).toContain('--sj-colors-brand-50');
  expect(styles.getPropertyValue('padding')).toContain('--sj-spacing-4');
});

test('styles made at run time carry the nonce, are put into the document once, and stay for the next time', () => {
  const styles = () => [
    ...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="sj"]'),
  ];
  const others = styles();
  const shown = (key: string) => (
    <UiProvider nonce="abc">
      <Box key={key} m={2}>
        <Box m={2} />
      </Box>
    </UiProvider>
  );
  const { rerender } = render(shown('one'));
  const own = styles().filter((style) => !others.includes(style));
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(({ nonce }) => nonce))).toEqual(new Set(['abc']));
  rerender(shown('two'));
  expect(styles()).toHaveLength(others.length + own.length);
});
