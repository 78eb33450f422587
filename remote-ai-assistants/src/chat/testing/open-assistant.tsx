import type { User } from '@silverjobs/contract';
import {
  buildCandidateUser,
  type Handlers,
  type RenderedPage,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

/** What the assistants know of the candidate. */
export const agent = {
  contact: { name: 'Renate Schuster' },
  location: { postal_code: '50667' },
  main_job: { job_position: 'Arzthelferin', job_experience: null },
  education: { level: null },
  preferences: { work_load: null },
  id: 1,
  key: 'k',
  registered_at: 0,
  candidate_matching_positions: [],
  new_positions_auto_id: [],
  positions_auto_id: [],
  position_pattern_id: [],
  potential_jobs: [],
  potential_jobs_id: [],
};

/** What the job coach asks first. */
export const coach = { message: 'Was ist Ihnen wichtig?', stage: 'a', isComplete: false };

const handlers: Handlers = {
  'GET /candidate/{id}/agent': () => agent,
  'POST /chat/start': () => ({ sessionId: 'a', initialResponse: '**Guten** Tag' }),
  'POST /chat/session/{sessionId}/message': ({ body }) => ({ response: `Zu ${body.message}` }),
  'POST /cover-letter/start': () => ({ sessionId: 'b', message: 'Warum?' }),
  'POST /cover-letter/continue': () => ({ message: 'Bitte:\n\nDer Brief', letter: 'Der Brief' }),
  'GET /letter': () => ({ version: 0, draft: null, previous: null, updated_at: null }),
  'PUT /letter': ({ body }) => ({
    version: body.version + 1,
    draft: body.draft,
    previous: null,
    updated_at: Date.UTC(2026, 10, 26, 8, 30),
  }),
  'POST /interview/start': () => ({ sessionId: 'c', message: 'Frage 1', stage: 'a' }),
  'POST /interview/continue': () => ({ message: 'Vorbei', stage: 'complete' }),
  'POST /job-coach/start': () => ({ sessionId: 'd', ...coach, recommendations: [] }),
  'POST /job-coach/session/{sessionId}/message': () => ({
    ...coach,
    recommendations: ['**Garten**'],
  }),
};

const ALL = ['aiJobs', 'coverLetter', 'interview', 'jobCoach'];

interface Options {
  user?: User | null;
  more?: Handlers;
  stored?: Record<string, unknown>;
  accepted?: boolean;
}

/** Opens the page of an assistant that answers; the start is accepted unless told otherwise. */
export function openAssistant(
  page: ReactNode,
  { user, more, stored, accepted = true }: Options = {},
): RenderedPage {
  const kept = { ...(accepted && { 'assistant.accepted': ALL }), ...stored };
  return renderPage(page, {
    route: '/assistent',
    user: user === undefined ? buildCandidateUser() : user,
    handlers: { ...handlers, ...more },
    stored: Object.fromEntries(
      Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
}

/** The messages of the conversation. */
export const log = () => screen.getByRole('log');
/** Where the message is typed. */
export const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Ihre (?:Nachricht|Antwort)$/ });
/** Waits until something can be typed. */
export const isReady = () => waitFor(() => expect(field()).toHaveFocus());
