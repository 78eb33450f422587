import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../text/Link.tsx';
import { IconTextButton } from './IconTextButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

test('a segmented control names its group, marks the chosen one and reports the other', async () => {
  const onChange = jest.fn();
  const segments = [
    { value: 'a', label: 'A', explanation: 'normale Schrift' },
    { value: 'b', label: 'A+', explanation: 'große Schrift' },
  ] as const;
  render(
    <SegmentedControl label="Schriftgröße" segments={segments} value="a" onChange={onChange} />,
  );
  expect(screen.getByRole('group', { name: 'Schriftgröße' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'A normale Schrift', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'A+ große Schrift', pressed: false }));
  expect(onChange).toHaveBeenCalledWith('b');
});

test.each([
  ['Link', Link],
  ['LinkButton', LinkButton],
])('%s lends its look to a router link and keeps its address', (_name, Component) => {
  render(
    <Component asChild>
      <a href="/jobs" className="mine">
        Alle Stellen
      </a>
    </Component>,
  );
  const link = screen.getByRole('link', { name: 'Alle Stellen' });
  expect(link).toHaveAttribute('href', '/jobs');
  expect(link).toHaveClass('mine');
  expect(link.className).toMatch(/sj-(link|button)/);
});

test('asChild without an element fails with a sentence', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Link asChild>nur Text</Link>)).toThrow('exactly one React element');
});

test('a toggle with a word tells its state', () => {
  render(
    <IconTextButton icon={null} pressed>
      Gemerkt
    </IconTextButton>,
  );
  expect(screen.getByRole('button', { name: 'Gemerkt', pressed: true })).toBeVisible();
});
