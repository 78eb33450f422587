import { UiProvider } from '@silverjobs/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

function open(props: Partial<FormDialogProps> = {}) {
  const onSubmit = jest.fn();
  const onCloseRequest = jest.fn();
  render(
    <UiProvider>
      <FormDialog
        title="Vorlage anlegen"
        submitting={false}
        onSubmit={onSubmit}
        onCloseRequest={onCloseRequest}
        {...props}
      >
        <input aria-label="Titel" />
      </FormDialog>
    </UiProvider>,
  );
  return { onSubmit, onCloseRequest };
}

test('the button and the enter key send the form, without leaving the page', async () => {
  const { onSubmit } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Speichern' }));
  await userEvent.type(screen.getByLabelText('Titel'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('‘Abbrechen’ closes, or does what is asked for instead', async () => {
  const { onCloseRequest } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(onCloseRequest).toHaveBeenCalledTimes(1);
});

test('cancelling may differ from closing', async () => {
  const onCancel = jest.fn();
  const { onCloseRequest } = open({ onCancel });
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect([onCancel.mock.calls.length, onCloseRequest.mock.calls.length]).toEqual([1, 0]);
});

test('while it is sending the button says so and sends nothing', async () => {
  const { onSubmit } = open({ submitting: true, submittingLabel: 'Wird gesendet …' });
  const button = await screen.findByRole('button', { name: 'Wird gesendet …' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onSubmit).not.toHaveBeenCalled();
});
