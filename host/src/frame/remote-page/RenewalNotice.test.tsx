import { createPerson } from '@silverjobs/testing';
import { render, screen } from '@testing-library/react';
import { createStore } from 'zustand';
import type { RenewalQuestion, RenewalState } from '../../loading/renewal.ts';
import { RenewalNotice } from './RenewalNotice.tsx';
import { RETURNED, RenewalOffer } from './RenewalOffer.tsx';

function open(question: RenewalQuestion) {
  const asking = createStore<RenewalState>(() => ({ question, Offer: RenewalOffer }));
  const reload = jest.fn();
  render(
    <main id="inhalt" tabIndex={-1}>
      <RenewalNotice asking={asking} reload={reload} />
    </main>,
  );
  return { asking, reload, person: createPerson() };
}

test('TEAM-12 delivery-94 whoever comes back reads one sentence and decides; the focus is not lost', async () => {
  const { asking, reload, person } = open('returned');
  expect(screen.getByRole('region', { name: 'Erneuerung' })).toHaveTextContent(RETURNED);
  // It is announced in its turn, and not by itself as well.
  expect(screen.queryByRole('status')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  expect(reload).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('button', { name: 'Später' }));
  expect(asking.getState().question).toBeNull();
  expect(screen.queryByText(RETURNED)).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['failed', /^Achtung: silverjobs wurde erneuertDieser Teil.*Sie haben etwas eingegeben/],
  ['unsaved', /^Achtung: silverjobs wurde erneuertSie haben etwas eingegeben/],
] as const)('FED-03 with unsaved input (%s) the user is asked', (question, text) => {
  open(question);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});
