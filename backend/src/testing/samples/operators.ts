import { INVOICE_ID } from '../employers.ts';
import { JOB_ID } from '../jobs.ts';
import { PICTURE_ID } from '../papers.ts';
import { testUsers } from '../test-users.ts';
import { none, type Samples } from './sample-of.ts';

/** Somebody who waits for a call. */
export const CALLBACK_ID = 811;
/** A cancellation that fits no contract. */
export const DECLARATION_ID = 821;
/** An address from which mail came back. */
export const RETURNED_EMAIL = 'voll@test.example';
/** Somebody without e-mail, with a paper and a letter that waits to be printed. */
export const POST_USERS_ID = 841;
export const POST_PAPER_ID = 842;
export const POST_LETTER_ID = 843;
export const POST_NUMBER = '47110815';
export const POST_CODE = 'ABCD2345';
/** A mail that was given up, and a course that nobody else's test books. */
export const STUCK_MAIL_ID = 801;
export const OPERATOR_COURSE_ID = 790;

const course = {
  title: 'Sicher im Internet',
  starts: '2026-12-10T10:00',
  duration_minutes: 90,
  capacity: 12,
  subtitle: 'Damit niemand Sie betrügt',
  lecturer: 'Hanna Lorenz',
  lecturer_bio: '',
  picture: 'safety' as const,
  join_url: 'https://kurs.example/raum',
  details: 'Erster **Absatz**.\n\n- ein <b>Punkt</b>',
};

/** The back-office, and objections to its decisions. */
export const operatorSamples = {
  'GET /operator/case': none('operator'),
  'GET /operator/case/{kind}/{id}': { as: 'operator', params: { kind: 'job', id: JOB_ID } },
  'POST /operator/decision': {
    as: 'operator',
    body: {
      kind: 'job',
      id: JOB_ID,
      action: 'none',
      ground: 'terms',
      reason: 'Die Anzeige ist in Ordnung.',
    },
  },
  'POST /operator/decisions': {
    as: 'operator',
    body: {
      cases: [{ kind: 'job', id: JOB_ID }],
      action: 'none',
      ground: 'terms',
      reason: 'Die Anzeige ist in Ordnung.',
    },
  },
  'PUT /operator/case/{kind}/{id}/assignment': {
    as: 'operator',
    params: { kind: 'job', id: JOB_ID },
    body: { mine: true },
  },
  'GET /operator/count': { as: 'operator', query: { of: 'case' } },
  'GET /operator/employer/{id}/people': {
    as: 'operator',
    params: { id: testUsers.company.usersId },
  },
  'GET /operator/audit': none('operator'),
  'GET /operator/callback': none('operator'),
  'POST /operator/callback/{id}/done': { as: 'operator', params: { id: CALLBACK_ID } },
  'GET /operator/returned_mail': none('operator'),
  'POST /operator/returned_mail': {
    as: 'operator',
    body: { email: RETURNED_EMAIL, action: 'allow', reason: 'Das Postfach ist wieder frei.' },
  },
  'GET /operator/dormant': none('operator'),
  'GET /operator/stuck': none('operator'),
  'POST /operator/stuck/{kind}/{id}': {
    as: 'operator',
    params: { kind: 'mail', id: STUCK_MAIL_ID },
    body: { action: 'drop', reason: 'Die Adresse gibt es nicht mehr.' },
  },
  'GET /operator/user': { as: 'operator', query: { search: 'renate' } },
  'GET /operator/user/{id}': { as: 'operator', params: { id: testUsers.company.usersId } },
  'PUT /operator/employer/{id}/verification': {
    as: 'operator',
    params: { id: testUsers.company.usersId },
    body: { verified: true, reason: 'Adresse der eigenen Domain.' },
  },
  'PUT /operator/employer/{id}/non_profit': {
    as: 'operator',
    params: { id: testUsers.company.usersId },
    body: { proven: true, reason: 'Freistellungsbescheid gesehen.' },
  },
  'POST /operator/employer/{id}/non_profit_link': {
    as: 'operator',
    params: { id: testUsers.company.usersId },
  },
  'GET /operator/job/{id}/pictures': { as: 'operator', params: { id: JOB_ID } },
  'PUT /operator/job/{id}/pictures': {
    as: 'operator',
    params: { id: JOB_ID },
    body: { picture_id: PICTURE_ID, hidden: true, reason: 'Das Bild wirbt für etwas anderes.' },
  },
  'POST /operator/employer/{id}/no_household': {
    as: 'operator',
    params: { id: testUsers.privateEmployer.usersId },
    body: { reason: 'Zehn Beschäftigte.' },
  },
  'GET /operator/order': none('operator'),
  'GET /operator/invoice': none('operator'),
  'GET /operator/invoice/{id}': { as: 'operator', params: { id: INVOICE_ID } },
  'POST /operator/invoice/{id}/act': {
    as: 'operator',
    params: { id: INVOICE_ID },
    body: {
      act: 'correct',
      address: ['Weber Holzbau GmbH', '50667 Köln'],
      reason: 'Neue Anschrift.',
    },
  },
  'GET /operator/customer/{id}': { as: 'operator', params: { id: testUsers.company.usersId } },
  'GET /operator/bookkeeping': {
    as: 'operator',
    query: { format: 'csv', from: '2026-11-01', to: '2026-11-30' },
  },
  'GET /operator/declaration': none('operator'),
  'GET /operator/declaration/{id}': { as: 'operator', params: { id: DECLARATION_ID } },
  'POST /operator/declaration/{id}/act': {
    as: 'operator',
    params: { id: DECLARATION_ID },
    body: { act: 'answer', reason: 'Bitte nennen Sie uns die Nummer Ihres Vertrags.' },
  },
  'POST /operator/user/{id}/sign-in-link': {
    as: 'operator',
    params: { id: testUsers.stranger.usersId },
  },
  'PUT /operator/user/{id}/email': {
    as: 'operator',
    params: { id: testUsers.stranger.usersId },
    body: { email: 'richtig@test.example', reason: 'Am Telefon geprüft.' },
  },
  'POST /operator/post_account': {
    as: 'operator',
    body: {
      ...{ salutation_id: '2', first_name: 'Erna', last_name: 'Ohnepost', street: 'Ring 3' },
      ...{ postal_code: '50667', phone: '0221 998877', reason: 'Rückruf, Geburtsdatum.' },
    },
  },
  'POST /operator/user/{id}/post_code': {
    as: 'operator',
    params: { id: POST_USERS_ID },
    body: { reason: 'Sie hat angerufen.' },
  },
  'POST /operator/user/{id}/paper_link': {
    as: 'operator',
    params: { id: POST_USERS_ID },
    body: { paper_id: POST_PAPER_ID, reason: 'Sie hat darum gebeten.' },
  },
  'GET /operator/print': none('operator'),
  'POST /operator/print/{id}/file': {
    as: 'operator',
    params: { id: POST_USERS_ID },
    body: { letters: [POST_LETTER_ID] },
  },
  'POST /operator/print/{id}': {
    as: 'operator',
    params: { id: POST_USERS_ID },
    body: { letters: [POST_LETTER_ID], act: 'posted' },
  },
  'POST /operator/user/{id}/pause-alerts': {
    as: 'operator',
    params: { id: testUsers.stranger.usersId },
  },
  'GET /operator/course': none('operator'),
  'POST /operator/course': { as: 'operator', body: course },
  'PUT /operator/course/{id}': {
    as: 'operator',
    params: { id: OPERATOR_COURSE_ID },
    body: course,
  },
  'POST /operator/course/{id}/cancel': {
    as: 'operator',
    params: { id: OPERATOR_COURSE_ID },
    body: { reason: 'Die Lehrkraft ist krank.' },
  },
  'GET /operator/feed': none('operator'),
  'GET /operator/figures': { as: 'operator', query: { by: 'week' } },
  'GET /operator/figures/file': { as: 'operator', query: { by: 'month' } },
  'GET /operator/contents': none('operator'),
  'GET /operator/content': { as: 'operator', query: { kind: 'legal', key: '/agb' } },
  'POST /operator/content': {
    as: 'operator',
    body: {
      ...{ kind: 'help', key: 'Nachrichten', base: 0, valid_from: null, tell: false },
      data: {
        title: 'Nachrichten',
        intro: 'Hier steht alles.',
        steps: ['Eins.', 'Zwei.', 'Drei.'],
      },
    },
  },
  'GET /contents': none(null),
  'GET /legal_version': { as: null, query: { path: '/agb', version: 1 } },
  'POST /empty_search': { as: 'candidate', body: { words: 'Drohnenpilot' } },
  'POST /objection/open': { as: null, body: { token: 'x'.repeat(43) } },
  'POST /objection': { as: null, body: { token: 'x'.repeat(43), text: 'Das stimmt nicht.' } },
} satisfies Partial<Samples>;
