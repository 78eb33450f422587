import type { Candidate } from '@silverjobs/contract';
import {
  buildCandidate,
  buildCandidateUser,
  type Handlers,
  type RenderedPage,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { PersonalPage } from '../PersonalPage.tsx';

/** Opens the page of a candidate. */
export function openPersonalPage(
  candidate: Candidate = buildCandidate(),
  handlers: Handlers = {},
): RenderedPage {
  const user = buildCandidateUser({ _candidate: candidate });
  return renderPage(<PersonalPage />, {
    user,
    route: '/personal',
    handlers: {
      'PUT /candidate/{id}': () => candidate,
      'GET /auth/me': () => user,
      'GET /work_load_candidate': () => [
        { id: 1, label: 'bis 5 Stunden' },
        { id: 2, label: 'bis 10 Stunden' },
      ],
      ...handlers,
    },
  });
}

/** The changes that were sent. */
export const changes = (page: RenderedPage) =>
  page.calls.filter(({ key }) => key === 'PUT /candidate/{id}').map(({ body }) => body);
/** The notices that show. */
export const notices = (page: RenderedPage) => page.shell.notices.getState().notices;

async function edit(page: RenderedPage, name: string) {
  await page.person.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

/** Opens the dialog of the contact data. */
export const editContact = (page: RenderedPage) => edit(page, 'Kontaktdaten bearbeiten');
/** Opens the dialog of traits and wishes. */
export const editTraits = (page: RenderedPage) =>
  edit(page, 'Eigenschaften und Wünsche bearbeiten');
