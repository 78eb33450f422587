import { renderPage } from '@silverjobs/testing';
import { TextArea } from '@silverjobs/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { Form, SubmitButton, useForm } from './index.ts';

const KEPT_KEY = 'silverjobs.drafts';
const EMPTY = { message: '' };

function Letter() {
  const form = useForm({
    initial: EMPTY,
    draft: 'letter',
    mutation: { mutationFn: async (text: string) => text },
    toBody: ({ message }) => message,
  });
  return (
    <Form form={form}>
      <TextArea {...form.text('message')} aria-label="Nachricht" />
      <button type="button" onClick={form.discard}>
        Abbrechen
      </button>
      <SubmitButton form={form}>Senden</SubmitButton>
      {form.sent && <p>Angekommen</p>}
    </Form>
  );
}

/** A visitor's form over what was typed here before. */
function open() {
  const entry = { userId: null, key: 'draft.letter', value: { message: 'Früher' }, at: Date.now() };
  return renderPage(<Letter />, { stored: { [KEPT_KEY]: JSON.stringify([entry]) } });
}

const offer = () => screen.findByText(/^Ihr Entwurf vom/);
const press = (page: ReturnType<typeof open>, name: string) =>
  page.person.click(screen.getByRole('button', { name }));

test('FIND-05 the offer says what it is', async () => {
  open();
  expect(await offer()).toBeVisible();
  expect(
    screen.getByText('Das haben Sie hier früher geschrieben und noch nicht abgeschickt.'),
  ).toBeVisible();
});

test('FIND-05 what was sent is not offered again', async () => {
  const page = open();
  await offer();
  await page.person.type(screen.getByLabelText('Nachricht'), 'Neu');
  await press(page, 'Senden');
  expect(await screen.findByText('Angekommen')).toBeVisible();
  expect(screen.queryByText(/^Ihr Entwurf vom/)).toBeNull();
  expect(page.store.getItem(KEPT_KEY)).toBeNull();
});

test('FIND-05 what another tab has sent is not offered here any more', async () => {
  const page = open();
  await offer();
  page.shell.storage.dropKept(null, 'draft.letter');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEPT_KEY })));
  await waitFor(() => expect(screen.queryByText(/^Ihr Entwurf vom/)).toBeNull());
});

test('FIND-05 closing without having typed leaves it on offer, giving up what was typed does not', async () => {
  const page = open();
  await offer();
  await press(page, 'Abbrechen');
  expect(await offer()).toBeVisible();
  await page.person.type(screen.getByLabelText('Nachricht'), 'Neu');
  await press(page, 'Abbrechen');
  expect(screen.getByLabelText('Nachricht')).toHaveValue('');
  expect(page.store.getItem(KEPT_KEY)).toBeNull();
});
