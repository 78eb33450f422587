import { render, screen } from '@testing-library/react';
import { CountBadge } from '../text/CountBadge.tsx';
import { Alert } from './Alert.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { SkeletonList } from './Skeleton.tsx';

test('an error is read out at once and named as one without colour', () => {
  render(<Alert tone="error" title="Nicht geladen" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler: Nicht geladen');
});

test('a hint that is part of the page is not announced', () => {
  render(<Alert title="Tipp">Ein Satz.</Alert>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  [0, null],
  [2, '2 ungelesen'],
  [120, '99+ ungelesen'],
])('a count of %i reads %s', (count, text) => {
  const { container } = render(<CountBadge count={count} label="ungelesen" />);
  expect(container.textContent || null).toBe(text);
});

test('a list of skeletons says once that it is loading', () => {
  render(<SkeletonList rows={3} label="Stellen werden geladen …" />);
  expect(screen.getByRole('status')).toHaveTextContent('Stellen werden geladen …');
});

test('an error screen has the heading of the page and its number', () => {
  render(<ErrorScreen title="Nicht erreichbar" code="SJ-104" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nicht erreichbar' })).toBeInTheDocument();
  expect(screen.getByText('Fehlernummer SJ-104')).toBeVisible();
});
