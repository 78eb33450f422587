import { render, screen } from '@testing-library/react';
import { CrashGuard } from './CrashGuard.tsx';

function Crashing(): never {
  throw new Error('foreign code');
}

test('JOB-05 foreign code that crashes is gone, the page stays, and the error is told', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onCrash = jest.fn();
  render(
    <>
      <p>Unsere Karte</p>
      <CrashGuard onCrash={onCrash}>
        <Crashing />
      </CrashGuard>
    </>,
  );
  expect(screen.getByText('Unsere Karte')).toBeVisible();
  expect(onCrash).toHaveBeenCalledWith(new Error('foreign code'));
  logged.mockRestore();
});
