import { fireEvent, render, screen } from '@testing-library/react';
import { defaultConfig } from './config.ts';
import { createSessionStore } from './session.ts';
import { createShell } from './shell.ts';
import { ShellProvider } from './shell-context.tsx';
import { createAppStorage } from './storage.ts';
import { useLazyComponent } from './use-lazy-component.ts';

/** A page with a part whose code fails with these errors, one for each attempt, and then comes. */
function open(errors: unknown[]) {
  const reportError = jest.fn();
  const importPart = jest.fn(async () => {
    if (errors.length > 0) throw errors.shift();
    return () => <p>Der Teil</p>;
  });
  const shell = createShell({
    config: defaultConfig,
    session: createSessionStore(),
    storage: createAppStorage(null),
    reportError,
  });
  function Page() {
    const { Component, load, failed } = useLazyComponent(importPart);
    return (
      <>
        <button type="button" onClick={() => void load()}>
          Zeigen
        </button>
        {failed && <p>Gescheitert</p>}
        {Component && <Component />}
      </>
    );
  }
  render(
    <ShellProvider shell={shell}>
      <Page />
    </ShellProvider>,
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Zeigen' }));
  return { press, importPart, reportError, notices: () => shell.notices.getState().notices };
}

const lost = () => Object.assign(new Error('Loading chunk 1 failed.'), { type: 'error' });

test('FED-04 delivery-26 code of a part that does not come once is asked for again, and nobody is told', async () => {
  const page = open([lost()]);
  page.press();
  expect(await screen.findByText('Der Teil')).toBeVisible();
  expect(page.importPart).toHaveBeenCalledTimes(2);
  expect(page.reportError).not.toHaveBeenCalled();
  expect(page.notices()).toEqual([]);
});

test.each([
  ['that does not come twice', [lost(), lost()]],
  ['that was waited for to the limit', [Object.assign(lost(), { type: 'timeout' })]],
])('FED-04 delivery-26 code %s is told, and comes with the next press', async (_, errors) => {
  const attempts = errors.length;
  const page = open(errors);
  page.press();
  expect(await screen.findByText('Gescheitert')).toBeVisible();
  expect(page.importPart).toHaveBeenCalledTimes(attempts);
  expect(page.reportError).toHaveBeenCalledTimes(1);
  expect(page.notices()).toMatchObject([{ title: 'Das Fenster konnte nicht geöffnet werden' }]);
  page.press();
  expect(await screen.findByText('Der Teil')).toBeVisible();
});
