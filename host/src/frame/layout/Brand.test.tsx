import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { Brand } from './Brand.tsx';

test('OPER-09 operation-18 the logo says what the operator calls itself, by default the product', () => {
  const { unmount } = renderPage(<Brand />);
  expect(screen.getByRole('link', { name: 'silverjobs' })).toHaveTextContent(/^ssilverjobs$/);
  unmount();
  renderPage(<Brand />, { logoText: 'Arbeit 60' });
  expect(screen.getByRole('link', { name: 'Arbeit 60' })).toHaveTextContent(/^AArbeit 60$/);
});
