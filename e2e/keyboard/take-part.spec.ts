import { applyToCompany } from '../messaging/support/apply-to-company.ts';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { test } from './support/keyboard-test.ts';

test.describe('by keyboard: taking part', { tag: ['@a11y', '@journey', '@desktop'] }, () => {
  test('AGE-10 writing to an employer', { tag: '@jobs' }, async ({ keyboard, person, request }) => {
    const job = (await uncontactedJobs(request, baseUrl, person.token))[3];
    await keyboard.open(`/jobs/${job?.id}`, job?.title ?? '');
    await keyboard.choose('button', 'Kontaktieren');
    await keyboard.isAt('textbox', /^Ihre Nachricht/);
    await keyboard.compare('contact-dialog', 'dialog');
    await keyboard.type('Guten Tag, ich melde mich auf Ihre Anzeige.');
    await keyboard.choose('button', 'Nachricht senden');
    await keyboard.hears('Arbeitgeber kontaktiert - sie werden benachrichtigt sobald er reagiert');
  });

  test('AGE-10 answering in a conversation', { tag: '@messaging' }, async ({
    keyboard,
    person,
    request,
  }) => {
    const id = await applyToCompany(request, person.token);
    await keyboard.open(`/messages/${id}`, /Bewerbung bei einem Arbeitgeber$/);
    await keyboard.compare('conversation');
    await keyboard.write('Ihre Antwort', 'Mittwoch passt');
    await keyboard.press('Enter');
    await keyboard.type('mir gut.');
    await keyboard.choose('button', 'Senden');
    await keyboard.hears('Nachricht erfolgreich gesendet');
    await keyboard.isAt('textbox', 'Ihre Antwort');
  });

  test('AGE-10 filling in the profile', { tag: '@profile' }, async ({ keyboard, newcomer }) => {
    test.info().annotations.push({ type: 'person', description: newcomer.email });
    await keyboard.open('/profile', 'Mein Profil');
    await keyboard.choose('link', 'Weiter mit: Persönliches');
    await keyboard.reads('Persönliches');
    await keyboard.choose('button', 'Kontaktdaten bearbeiten');
    await keyboard.isAt('heading', 'Kontaktdaten bearbeiten');
    await keyboard.compare('contact-data', 'dialog');
    await keyboard.write(/^Nachname/, 'Ahrens');
    await keyboard.write(/^Telefon/, '040 123456');
    await keyboard.choose('button', 'Speichern');
    await keyboard.isAt('button', 'Kontaktdaten bearbeiten');
    await keyboard.hears('Ahrens');
  });

  test('AGE-10 AGE-04 larger letters and dark colours', { tag: '@host' }, async ({
    keyboard,
    person,
  }) => {
    test.info().annotations.push({ type: 'person', description: person.email });
    await keyboard.open('/impressum', 'Impressum');
    await keyboard.choose('link', 'Darstellung');
    await keyboard.reads('Darstellung');
    await keyboard.compare('display');
    await keyboard.goTo('radio', /^Normal/);
    await keyboard.press('ArrowDown');
    await keyboard.isAt('radio', /^Groß/);
    await keyboard.goTo('radio', /^Wie auf meinem Gerät/);
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.isAt('radio', /^Dunkel/);
    await keyboard.choose('button', 'Fertig');
    await keyboard.reads('Impressum');
  });

  test('AGE-10 AGE-07 asking for help and a call', { tag: '@host' }, async ({
    keyboard,
    newcomer,
  }) => {
    test.info().annotations.push({ type: 'person', description: newcomer.email });
    await keyboard.open('/profile', 'Mein Profil');
    await keyboard.choose('link', 'Hilfe');
    await keyboard.reads('Hilfe');
    await keyboard.compare('help');
    await keyboard.choose('button', 'Rufen Sie mich an');
    await keyboard.isAt('textbox', 'Ihr Name');
    // One number may ask three times a day.
    await keyboard.write('Ihre Telefonnummer', `0221 ${Date.now() % 10_000_000}`);
    await keyboard.goTo('radio', /./);
    await keyboard.press('Space');
    await keyboard.choose('button', 'Um Anruf bitten');
    await keyboard.hears('Wir rufen Sie an');
  });
});
