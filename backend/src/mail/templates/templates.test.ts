import { DEMO_IMPRINT } from '../../imprint/imprint.ts';
import type { Mail } from '../mail.ts';
import { signInAddress } from '../sign-in-address.ts';
import { applicationReceiptMail } from './application-receipt.ts';
import { cancellationMail } from './cancellation.ts';
import { cancellationInvoiceMail } from './cancellation-invoice.ts';
import { declarationNoticeMail, declarationReceiptMail } from './contract-declaration.ts';
import {
  courseBookedMail,
  courseDatedMail,
  coursePlaceMail,
  courseReminderMail,
} from './course.ts';
import { courseCanceledMail, courseMovedMail } from './course-change.ts';
import { declarationLinkMail } from './declaration-link.ts';
import { emailChangeMail } from './email-change.ts';
import { emailChangedMail, emailRestoredMail } from './email-changed.ts';
import { emailConfirmationMail } from './email-confirmation.ts';
import { employerLeftMail } from './employer-left.ts';
import { identityLinkMail } from './identity-link.ts';
import {
  interviewAgreedMail,
  interviewEndedMail,
  interviewOffMail,
  interviewReminderMail,
} from './interview.ts';
import { jobAlertMail } from './job-alert.ts';
import { jobEndsMail } from './job-end.ts';
import { keptAddressMail } from './kept-address.ts';
import { knownAddressMail } from './known-address.ts';
import { legalChangeMail } from './legal-change.ts';
import { loginLinkMail } from './login-link.ts';
import { mailboxProvenMail } from './mailbox-proven.ts';
import { decisionMail } from './moderation.ts';
import { newApplicationMail } from './new-application.ts';
import { invitationMail, newMessageMail } from './new-message.ts';
import { noHouseholdMail } from './no-household.ts';
import { orderConfirmationMail } from './order-confirmation.ts';
import { passwordResetMail } from './password-reset.ts';
import { passkeyAddedMail, passkeyRemovedMail, secondFactorMail } from './sign-in-ways.ts';
import { lateWithdrawalMail, upgradeWithdrawalMail, withdrawalMail } from './withdrawal.ts';

const url = 'https://silverjobs.example';
const deepLink = `${url}/redirects/communication?param2=t&id=7&target=communication`;

const course = {
  id: 701,
  title: 'Fit im <Kopf>',
  startDate: new Date(Date.UTC(2026, 11, 1, 9)),
  durationMinutes: 90,
  lecturer: 'Hanna Lorenz',
};
const planned = { ...course, startDate: null };
const coursePage = `${url}/courses/701`;

const plan = {
  plan: 12 as const,
  provider: 'stripe' as const,
  priceCents: 899,
  creditCents: 466,
  startedAt: Date.UTC(2026, 10, 21, 9) / 1_000,
  termEnd: Date.UTC(2027, 10, 21, 9) / 1_000,
  number: 'SP-0A1B2C3D4E',
  replaced: { months: 3, cancelAt: Date.UTC(2026, 11, 21, 9) / 1_000 },
  terms: { asOf: '25.11.2026', paragraphs: ['Was nicht erlaubt ist'] },
};
const declared = {
  kind: 'extraordinary' as const,
  reference: 'V2026-ABC234',
  name: 'Ute <Neu>',
  email: 'ute@test.example',
  contract: null,
  reason: 'Umzug',
  requestedEnd: '2027-05-31',
  createdAt: new Date(Date.UTC(2026, 10, 21, 9)),
};
const decided = {
  kind: 'job',
  action: 'hide',
  ground: 'terms',
  reason: 'Verlangt <Geld>.',
  title: 'Tischler',
  message: null,
  party: 'affected',
  objected: false,
  reported: true,
  pictureHidden: false,
  paid: false,
  held: null,
} as const;
const cancelled = { receivedAt: declared.createdAt, end: plan.termEnd, dueCents: 899 };

const applied = {
  id: 7,
  title: 'Empfang <Mitte>',
  employerName: 'Lernstudio',
  sentAt: declared.createdAt,
  message: 'Guten Tag,\n\nich <Ute> komme gern.',
  contactData: 'anonymous',
  papers: ['Lebenslauf.pdf'],
} as const;

const interview = {
  title: 'Empfang <Mitte>',
  counterpart: 'Praxis <Süd>',
  when: 'Dienstag, 01.12.2026, 10:00 bis 10:45 Uhr',
  where: 'Ort: Hohe Straße 1',
  link: deepLink,
};

const mails: [name: string, mail: Mail, link: string][] = [
  ['invitation', invitationMail(url, 'Empfang', deepLink), deepLink],
  ['invitation with dates', invitationMail(url, 'Empfang', deepLink, [interview.when]), deepLink],
  ['agreed interview', interviewAgreedMail(url, interview), deepLink],
  [
    'moved interview',
    interviewOffMail(url, interview, { reason: 'moved', isOwn: false }),
    deepLink,
  ],
  [
    'cancelled interview',
    interviewOffMail(url, interview, { reason: 'cancelled', isOwn: true }),
    deepLink,
  ],
  ['interview of a deleted account', interviewEndedMail(url, interview, 'deleted'), deepLink],
  ['interview of a blocked account', interviewEndedMail(url, interview, 'blocked'), deepLink],
  ['employer that is gone', employerLeftMail(url, 'Bäckerei Kühn'), `${url}/`],
  ['reminder of an interview', interviewReminderMail(url, interview), deepLink],
  ['receipt of an application', applicationReceiptMail(url, applied), `${url}/applications/7`],
  ['login link', loginLinkMail(url, 'T0'), `${url}/login?token=T0`],
  ['password reset', passwordResetMail(url, 'T1'), `${url}/password-reset?token=T1`],
  ['change of address', emailChangeMail(url, 'T2'), `${url}/email-change?token=T2`],
  ['address changed', emailChangedMail(url, 'T3'), `${url}/email-restore?token=T3`],
  ['address restored', emailRestoredMail(url), `${url}/contact`],
  ['passkey set up', passkeyAddedMail(url, 'Telefon'), `${url}/password-reset`],
  ['passkey removed', passkeyRemovedMail(url, 'Telefon'), `${url}/password-reset`],
  ['code switched on', secondFactorMail(url, 'on'), `${url}/password-reset`],
  ['code switched off', secondFactorMail(url, 'off'), `${url}/password-reset`],
  ['no household', noHouseholdMail(url, 'Eine Praxis.', 2), `${url}/contact`],
  ['identity', identityLinkMail(url, 'T4'), `${url}/confirm-identity?token=T4`],
  [
    'email confirmation',
    emailConfirmationMail(url, 'abc', 'registration'),
    `${url}/confirm-email?token=abc`,
  ],
  ['known address', knownAddressMail(url, 'registration'), `${url}/login`],
  ['address of another', knownAddressMail(url, 'email-change'), `${url}/login`],
  ['address that is kept', keptAddressMail(url, new Date(0)), `${url}/contact`],
  ['course', courseBookedMail(url, course, false), coursePage],
  ['waiting list', courseBookedMail(url, planned, true), coursePage],
  ['full course', courseBookedMail(url, course, true), coursePage],
  ['freed place', coursePlaceMail(url, course), coursePage],
  ['reminder', courseReminderMail(url, course), coursePage],
  ['course with a date', courseDatedMail(url, course), coursePage],
  ['application', newApplicationMail(url, 'Tischler', deepLink), deepLink],
  ['order', orderConfirmationMail(url, DEMO_IMPRINT, plan), `${url}/silverplus`],
  [
    'change of a legal page',
    legalChangeMail(url, { path: '/agb', version: 2, validFrom: new Date(0) }),
    `${url}/agb?fassung=2`,
  ],
  ['cancellation', cancellationMail(url, cancelled), `${url}/account`],
  ['withdrawal', withdrawalMail(url, declared.createdAt), `${url}/`],
  [
    'withdrawal of an upgrade',
    upgradeWithdrawalMail(url, declared.createdAt, { months: 3, termEnd: 0, cancelAt: null }),
    `${url}/account`,
  ],
  [
    'link of a declaration',
    declarationLinkMail(url, declared, 'T5'),
    `${url}/vertrag-bestaetigen?token=T5`,
  ],
  [
    'cancellation invoice',
    cancellationInvoiceMail(url, { number: '2', cancels: '1', cents: 899, role: 'candidate' }),
    `${url}/account`,
  ],
  [
    'end of an advertisement',
    jobEndsMail(url, 'Tischler', declared.createdAt, 'T6'),
    `${url}/anzeige-verlaengern?token=T6`,
  ],
  ['late withdrawal', lateWithdrawalMail(url), `${url}/kuendigen`],
  ['course that moves', courseMovedMail(url, course), coursePage],
  ['cancelled course', courseCanceledMail(url, course, 'Krank.'), `${url}/courses`],
  ['decision', decisionMail(url, decided, 'T7'), `${url}/entscheidung-beanstanden?token=T7`],
  ['message', newMessageMail(url, 'Tischler', deepLink), deepLink],
  ['message without a job', newMessageMail(url, null, deepLink), deepLink],
];

test.each(mails)('LOG-06 LOG-08 the mail %s has its link in text and HTML', (_name, mail, link) => {
  expect(mail.text.split('\n')).toContain(link);
  const escaped = link.replaceAll('&', '&amp;');
  // Once as a button, once to read and copy.
  expect(mail.html.split(`href="${escaped}"`)).toHaveLength(3);
  expect(mail.html).toContain(`>${escaped}</a>`);
});

test.each([
  [true, 'sign', 'Anlass waren eine Meldung und ein Computerprogramm, das nach Zeichen'],
  [false, 'sign', 'Anlass war ein Computerprogramm, das nach Zeichen'],
  [
    true,
    null,
    'Anlass war eine Meldung. Ein Mensch hat entschieden; Computerprogramme haben weder',
  ],
] as const)(
  'TRUST-07 operators-12 a decision says what led to it: reported %s, held for %s',
  (reported, held, words) => {
    expect(decisionMail(url, { ...decided, reported, held }, 'T7').text).toContain(words);
  },
);

const jobs = [1, 2].map((id) => ({
  id,
  title: `Stelle <${id}>`,
  facts: ['Caritas', '50667 Köln'],
}));
const jobAlert = jobAlertMail(
  url,
  { title: 'Empfang', searchId: 1, jobs, unsubscribePage: `${url}/suche-abbestellen?token=T9` },
  (page) => signInAddress(url, 'T8', page),
);
const all: typeof mails = [
  ...mails,
  ['job alert', jobAlert, ''],
  ['proof of a mailbox', mailboxProvenMail(url), ''],
  ['receipt of a cancellation', declarationReceiptMail(url, declared), ''],
  ['receipt of a withdrawal', declarationReceiptMail(url, { ...declared, kind: 'withdrawal' }), ''],
  ['cancellation for the operator', declarationNoticeMail(url, declared), ''],
];

test('silverplus-33 the receipt holds what was declared, and when', () => {
  const { text } = declarationReceiptMail(url, declared);
  for (const words of [
    'Eingegangen am 21.11.2026 um 10:00 Uhr, Vorgang V2026-ABC234.',
    'Kündigung aus wichtigem Grund, hilfsweise zum nächstmöglichen Termin',
    'Name: Ute <Neu>',
    'Ende: zum 31.05.2027',
    'Grund: Umzug',
  ]) {
    expect(text).toContain(words);
  }
});

test('TRUST-21 silverplus-24 the confirmation of an order holds the contract and the right to withdraw', () => {
  const text = orderConfirmationMail(url, DEMO_IMPRINT, plan).text.replaceAll('\u00a0', ' ');
  for (const words of [
    '12 Monaten Mindestlaufzeit, vom 21.11.2026 bis zum 21.11.2027',
    '8,99 € im Monat',
    '107,88 €',
    '4,66 €',
    'Ihr Tarif mit 3 Monaten Mindestlaufzeit ist damit beendet',
    'Seine Kündigung zum 21.12.2026 gilt nicht für den neuen Tarif',
    'binnen vierzehn Tagen',
    // TRUST-21: who it is with, the form of the law, the terms.
    'Ihr Vertragspartner: silverjobs Vorführung, Musterstraße 1, 50667 Köln',
    'Muster-Widerrufsformular',
    'Allgemeine Geschäftsbedingungen, Stand',
    'Was nicht erlaubt ist',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Test');
});

test('SAVE-06 a job alert links every job and how to end the mails, in text and HTML', () => {
  const toJob = (id: number) => `${url}/login?token=T8&from=%2Fjobs%2F${id}`;
  for (const link of [toJob(1), toJob(2), `${url}/suche-abbestellen?token=T9`]) {
    expect(jobAlert.text).toContain(link);
    expect(jobAlert.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  }
  expect(jobAlert.html).toContain('Stelle &lt;1&gt;');
});

test.each(all)('the mail %s is German, complete and asks no other host', (_name, mail) => {
  expect(mail.subject).toMatch(/^[A-ZÄÖÜ\d][^\n]{5,}$/);
  expect(mail.text).toMatch(/^Guten Tag,\n\n[\s\S]+\n\nFreundliche Grüße\nIhr Team von silverjobs/);
  expect(mail.html).toContain('<html lang="de">');
  expect(mail.html.match(/<h1/g)).toHaveLength(1);
  expect(mail.html).not.toMatch(/<img|<script|<link|<style|url\(/);
  const addresses = [...`${mail.html} ${mail.text}`.matchAll(/https?:\/\/[^/\s"<]+/g)];
  expect(new Set(addresses.map(([address]) => address))).toEqual(new Set([url]));
});

test.each(all)('the mail %s is large enough and has contrast', (_name, { html }) => {
  const sizes = [...html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizes)).toBe(16);
  expect(html).toContain('font-size:18px;line-height:1.5;color:#1f2933');
});

test('a known address: the mail leads to the login and to a new password', () => {
  const { text, html } = knownAddressMail(url, 'registration');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([`${url}/login`, `${url}/password-reset`]),
  );
  expect(html).toContain(`<a href="${url}/password-reset"`);
});

test('CRS-03 mails about a course name its date as German clocks show it, and its lecturer', () => {
  const mails = [
    courseBookedMail(url, course, false),
    courseBookedMail(url, course, true),
    courseDatedMail(url, course),
    coursePlaceMail(url, course),
    courseReminderMail(url, course),
  ];
  for (const { text } of mails) {
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Termin: Dienstag, 01.12.2026, 10:00 bis 11:30 Uhr. Es unterrichtet: Hanna Lorenz.',
    );
  }
  expect(courseBookedMail(url, planned, true).text).toContain('in Kürze verfügbar');
  expect(courseBookedMail(url, planned, true).text).not.toContain('Termin:');
});

test('API-03 a title of a user is text, never HTML or a header', () => {
  const title = `<img src=x onerror="a()">\r\nBcc: fremd@test.example ${'lang '.repeat(60)}`;
  const mail = newApplicationMail(url, title, deepLink);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;');
  expect(mail.subject).toMatch(/^Neue Bewerbung: <img src=x onerror="a\(\)"> Bcc: fremd@.+…$/);
  expect(mail.subject.length).toBeLessThanOrEqual(120);
});

test('operators-12 a decision about a message says which one, without its links', () => {
  const sentAt = new Date(Date.UTC(2026, 10, 26, 9));
  const text = `Guten Tag,\n\nbitte zahlen Sie unter https://falle.example/geld oder bank.example/geld an geld@falle.example ${'vorab '.repeat(30)}`;
  const about = { ...decided, kind: 'message', message: { text, sentAt } } as const;
  const mail = decisionMail(url, about, 'T7');
  expect(mail.text.replace(/\s+/g, ' ')).toMatch(
    /es geht um die Nachricht vom 26\.11\.2026, die so beginnt: „Guten Tag, bitte zahlen Sie unter … oder … an … vorab [^“]*…“\./,
  );
  expect(mail.text).not.toMatch(/falle|bank/);
  const gone = decisionMail(url, { ...about, message: null }, 'T7');
  expect(gone.text).toContain('es geht um die Nachricht.');
});
