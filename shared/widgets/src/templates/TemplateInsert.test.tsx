import { buildTemplate, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { TemplateInsert } from './index.ts';

const templates = [
  buildTemplate({ id: 1, name: 'Kurz', message: 'Der kurze Text.' }),
  buildTemplate({ id: 2, name: 'Lang', message: 'Der lange Text.' }),
];

function Page() {
  const [message, setMessage] = useState('');
  return (
    <>
      <textarea
        aria-label="Nachricht"
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <TemplateInsert message={message} onChange={setMessage} />
    </>
  );
}

async function open(typed: string) {
  const { person } = renderPage(<Page />, {
    handlers: { 'GET /outreach_template': () => templates },
  });
  const field = screen.getByLabelText('Nachricht');
  const chooser = await screen.findByLabelText(/^Vorlage/);
  if (typed) await person.type(field, typed);
  const choose = (name: string) => person.selectOptions(chooser, name);
  const undo = () => person.click(screen.getByRole('button', { name: 'Eigenen Text zurückholen' }));
  return { person, field, chooser, choose, undo };
}

test('CON-01 jobs-48 own text comes back after a second template, too', async () => {
  const { field, choose, undo } = await open('Meine Worte');
  await choose('Kurz');
  await choose('Lang');
  expect(field).toHaveValue('Der lange Text.');
  await undo();
  expect(field).toHaveValue('Meine Worte');
  expect(screen.queryByText('Die Vorlage hat Ihren Text ersetzt.')).toBeNull();
});

test('CON-01 jobs-48 a template that was changed is not lost by bringing the own text back', async () => {
  const { person, field, choose, undo } = await open('Meine Worte');
  await choose('Kurz');
  await person.type(field, ' Und mehr.');
  await undo();
  expect(field).toHaveValue('Meine Worte');
  await undo();
  expect(field).toHaveValue('Der kurze Text. Und mehr.');
});

test('CON-01 jobs-48 after the field was emptied the same template can be chosen again', async () => {
  const { person, field, chooser, choose } = await open('');
  await choose('Kurz');
  await person.clear(field);
  expect(chooser).toHaveDisplayValue('Ohne Vorlage');
  await choose('Kurz');
  expect(field).toHaveValue('Der kurze Text.');
});
