import { expectAccessibleAtBothWidths } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

test.describe('LAY-08 axe finds nothing', { tag: ['@a11y', '@desktop'] }, () => {
  // Each test looks at several states, each in a wide and in a narrow window.
  test.slow();

  test('pool, empty pool, pickers', { tag: '@jobs' }, async ({ page, signIn, pool }) => {
    await signIn('free');
    await pool.open();
    await expectAccessibleAtBothWidths(page);
    await pool.what.click();
    await expect(pool.positionPicker().options.first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await pool.positionPicker().search.fill('xyzxyz');
    await expect(pool.positionPicker().options).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
    // What was typed is never lost without a question.
    await pool.positionPicker().close.click();
    await expect(pool.positionPicker().dialog).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await pool.positionPicker().close.click();
    await pool.where.click();
    await expect(pool.locationPicker().options.first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await pool.locationPicker().close.click();
    // No Minijob has that many hours; what does not exist would be taken out (FIND-04).
    const none = '{"job_type_ids":"1","work_load_ids":"10"}';
    await page.goto(`/?refinement=${encodeURIComponent(none)}`);
    await expect(pool.empty).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('saved search, hidden job, remembered and hidden jobs, applications', {
    tag: '@jobs',
  }, async ({ page, signIn, pool, layout }) => {
    // Others count the jobs of the other accounts.
    await signIn('incomplete');
    await pool.open(`?position=${encodeURIComponent('{"id":80301,"label":"Reinigungskraft"}')}`);
    await pool.saveSearch.click();
    const dialog = page.getByRole('dialog', { name: 'Ihre Jobsuche wurde gespeichert' });
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await layout.main
      .getByRole('button', { name: /^Nicht mehr zeigen/ })
      .nth(1)
      .click();
    const undo = layout.main.getByRole('button', { name: /^Rückgängig/ });
    await expect(undo).toBeFocused();
    await expectAccessibleAtBothWidths(page);
    for (const path of ['/saved-jobs', '/saved-jobs?liste=ausgeblendet', '/applications']) {
      await page.goto(path);
      await expect(
        layout.main
          .getByRole('article')
          .or(layout.main.getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    }
    await page.goto('/saved-jobs?liste=ausgeblendet');
    await layout.main
      .getByRole('button', { name: /^Wieder zeigen/ })
      .first()
      .click();
    await expect(layout.main.getByRole('button', { name: /^Nicht mehr zeigen/ })).toBeFocused();
  });

  test('job, contact dialog, saving a template', { tag: '@jobs' }, async ({
    page,
    signIn,
    tokenOf,
    request,
    job,
    contact,
  }) => {
    await signIn('free');
    const [target] = await uncontactedJobs(request, baseUrl, await tokenOf('free'));
    if (!target) throw new Error('The demo data has no job left to write to.');
    await job.open(target.id);
    await expect(job.contact).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await job.contact.click();
    await expect(contact.dialog).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await contact.dialog.getByRole('button', { name: 'Nachricht als Vorlage speichern' }).click();
    await contact.dialog.getByText('Ihre Kontaktdaten mitsenden').click();
    await expect(contact.dialog.getByRole('switch')).not.toBeChecked();
    await expectAccessibleAtBothWidths(page);
  });

  // The forms, the end of a session and the drawer are in access-pages/accessibility.spec.ts.
  test('messages, not found, a page that cannot be loaded', { tag: '@host' }, async ({
    page,
    signIn,
    layout,
    watch,
  }) => {
    watch.expect(/./);
    await signIn('free');
    await page.goto('/messages');
    await expect(layout.heading()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.goto('/gibt/es/nicht');
    await expect(layout.heading('Seite nicht gefunden')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.route('**/releases/profile/**', (route) => route.abort());
    await page.goto('/profile');
    await expect(page.getByText('Fehlernummer FED-102')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
