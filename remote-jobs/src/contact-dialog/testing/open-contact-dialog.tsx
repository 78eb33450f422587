import type { ApplicationInput } from '@silverjobs/contract';
import {
  buildCandidate,
  buildCandidateUser,
  buildJobDemand,
  buildOutreach,
  buildTemplate,
  type RenderedPage,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { JobDetailPage } from '../../job-detail/JobDetailPage.tsx';

/** A candidate without a phone number. */
export const incomplete = buildCandidate({
  contact: { ...buildCandidate().contact, phone: null, complete: false },
});

/** The page, and the applications that were sent. */
interface OpenedJob extends RenderedPage {
  sentBodies: () => unknown[];
}

function openJob(options: RenderPageOptions): OpenedJob {
  let sent: ApplicationInput | null = null;
  const page = renderPage(<JobDetailPage />, {
    user: buildCandidateUser(),
    route: '/jobs/12',
    path: '/jobs/:id',
    ...options,
    handlers: {
      'GET /job_demand/{id}': () =>
        buildJobDemand({ _application_on_job_demand: sent && { id: 501, created_at: 1 } }),
      'GET /paper': () => [],
      'GET /outreach_template': () => [buildTemplate({ message: 'Text der Vorlage' })],
      'POST /application': ({ body }) => {
        sent = body;
        return buildOutreach();
      },
      ...options.handlers,
    },
  });
  const sentBodies = () =>
    page.calls.filter(({ key }) => key === 'POST /application').map(({ body }) => body);
  return { ...page, sentBodies };
}

/** The page with the dialog open, its field and the button that sends. */
interface OpenedContactDialog extends OpenedJob {
  message: HTMLElement;
  sendButton: () => HTMLElement;
}

/** Opens the dialog from the page of a job. */
export async function openContactDialog(
  options: RenderPageOptions = {},
): Promise<OpenedContactDialog> {
  const page = openJob(options);
  await page.person.click(
    (await screen.findAllByRole('button', { name: 'Kontaktieren' }))[0] as HTMLElement,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Arbeitgeber kontaktieren' });
  const message = within(dialog).getByLabelText('Ihre Nachricht');
  const sendButton = () => within(dialog).getByRole('button', { name: /senden|gesendet/i });
  return { ...page, message, sendButton };
}
