import { expect } from '@playwright/test';
import { newCandidate } from '../access-pages/support/new-users.ts';
import { baseUrl } from '../support/environment.ts';
import { savedJobIds, uncontactedJobs } from '../support/jobs.ts';
import { test } from './support/keyboard-test.ts';

const POOL = /^Jobs für Sie: \([\d.]+ Erg/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test.describe('by keyboard: finding jobs', { tag: ['@a11y', '@journey', '@desktop'] }, () => {
  test('AGE-10 signing in', { tag: '@host' }, async ({ keyboard, request }) => {
    const { email, password } = await newCandidate(request);
    await keyboard.open('/login', 'Anmelden');
    await keyboard.compare('login', 'body');
    await keyboard.write('E-Mail-Adresse', email);
    await keyboard.press('Tab');
    await keyboard.write('Passwort', password);
    await keyboard.press('Enter');
    await keyboard.reads(POOL);
  });

  test('AGE-10 PICK-01 PICK-07 searching by occupation and place', { tag: '@jobs' }, async ({
    keyboard,
    person,
  }) => {
    test.info().annotations.push({ type: 'person', description: person.email });
    await keyboard.open('/', POOL);
    await keyboard.choose('textbox', 'Was?');
    await keyboard.isAt('combobox', 'Was suchen Sie?');
    await keyboard.type('Entlastungsbetrag');
    await keyboard.hears('Alltagsbegleiter/in');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.hears('Ausgewählt: Alltagsbegleiter/in');
    await keyboard.compare('position-picker', 'dialog');
    await keyboard.choose('button', 'Speichern');
    await keyboard.isAt('textbox', 'Was?');
    await keyboard.choose('textbox', 'Wo?');
    await keyboard.isAt('combobox', 'Wo suchen Sie?');
    await keyboard.type('50667');
    await keyboard.hears('50667 Köln');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.hears('Ausgewählt: 50667 Köln');
    await keyboard.choose('button', 'Speichern');
    await keyboard.isAt('textbox', 'Wo?');
    await keyboard.reads(POOL);
  });

  test('AGE-10 opening a job and going back', { tag: '@jobs' }, async ({
    keyboard,
    person,
    request,
  }) => {
    const titles = (await uncontactedJobs(request, baseUrl, person.token)).map(
      ({ title }) => title,
    );
    const isJob = new RegExp(`^(${titles.map(escaped).join('|')})$`);
    await keyboard.open('/', POOL);
    await keyboard.choose('link', isJob);
    await keyboard.reads(isJob);
    await keyboard.choose('link', /^Zurück zu/);
    await keyboard.reads(POOL);
  });

  test('AGE-10 remembering a job', { tag: '@jobs' }, async ({ keyboard, person, request }) => {
    const [job] = await uncontactedJobs(request, baseUrl, person.token);
    await keyboard.open(`/jobs/${job?.id}`, job?.title ?? '');
    await keyboard.choose('button', 'Merken', 'Space');
    await keyboard.isAt('button', 'Gemerkt');
    // The button shows it at once; another document knows of it when the server does.
    await expect.poll(() => savedJobIds(request, baseUrl, person.token)).toContain(job?.id);
    await keyboard.open('/saved-jobs', 'Gemerkte Stellen');
    await keyboard.choose('link', job?.title ?? '');
    await keyboard.reads(job?.title ?? '');
  });

  test('AGE-10 saving a search with its mails', { tag: ['@jobs', '@account'] }, async ({
    keyboard,
    person,
  }) => {
    test.info().annotations.push({ type: 'person', description: person.email });
    const carer = JSON.stringify({ id: 10201, label: 'Alltagsbegleiter/in' });
    await keyboard.open(`/?position=${encodeURIComponent(carer)}`, POOL);
    await keyboard.choose('button', 'Suche speichern');
    await keyboard.isAt('heading', 'Ihre Jobsuche wurde gespeichert');
    await keyboard.compare('search-alert', 'dialog');
    await keyboard.goTo('radio', /In Echtzeit/);
    await keyboard.press('ArrowDown');
    await keyboard.isAt('radio', /1x Täglich/);
    await keyboard.choose('button', 'Speichern');
    await keyboard.isAt('button', 'Suche speichern');
    await keyboard.choose('link', 'Zu meinen Suchen');
    await keyboard.reads('Meine Suchen');
    await keyboard.hears('1x Täglich');
    await keyboard.compare('saved-searches');
  });
});
