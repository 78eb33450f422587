import { expectAccessibleAtBothWidths } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import type { Parts } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';

// Pages as they open are in access/every-page.spec.ts, forms and the end of a session in access-pages/accessibility.spec.ts.
test.describe('LAY-08 axe finds nothing', { tag: ['@a11y', '@desktop'] }, () => {
  // Each test looks at several states, each in a wide and in a narrow window.
  test.slow();

  test('empty pool, pickers', { tag: '@jobs' }, async ({ page, signIn, pool }) => {
    await signIn('free');
    await pool.open();
    const known: Parts = new Set();
    await pool.what.click();
    await expect(pool.positionPicker().options.first()).toBeVisible();
    await expectAccessibleAtBothWidths(page, known);
    await pool.positionPicker().search.fill('xyzxyz');
    await expect(pool.positionPicker().options).toHaveCount(0);
    await expectAccessibleAtBothWidths(page, known);
    // What was typed is never lost without a question.
    await pool.positionPicker().close.click();
    await expect(pool.positionPicker().dialog).toBeVisible();
    await expectAccessibleAtBothWidths(page, known);
    await pool.positionPicker().close.click();
    await pool.where.click();
    await expect(pool.locationPicker().options.first()).toBeVisible();
    await expectAccessibleAtBothWidths(page, known);
    await pool.locationPicker().close.click();
    // No Minijob has that many hours; what does not exist would be taken out (FIND-04).
    const none = '{"job_type_ids":"1","work_load_ids":"10"}';
    await page.goto(`/?refinement=${encodeURIComponent(none)}`);
    await expect(pool.empty).toBeVisible();
    await expectAccessibleAtBothWidths(page, known);
  });

  test('saved search, hidden job, hidden jobs', {
    tag: '@jobs',
  }, async ({ page, signIn, pool, layout }) => {
    // Others count the jobs of the other accounts.
    await signIn('incomplete');
    await pool.open(`?position=${encodeURIComponent('{"id":80301,"label":"Reinigungskraft"}')}`);
    await pool.saveSearch.click();
    const dialog = page.getByRole('dialog', { name: 'Ihre Jobsuche wurde gespeichert' });
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    const known: Parts = new Set();
    await expectAccessibleAtBothWidths(page, known);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await layout.main
      .getByRole('button', { name: /^Nicht mehr zeigen/ })
      .nth(1)
      .click();
    const undo = layout.main.getByRole('button', { name: /^Rückgängig/ });
    await expect(undo).toBeFocused();
    await expectAccessibleAtBothWidths(page, known);
    await page.goto('/saved-jobs?liste=ausgeblendet');
    const again = layout.main.getByRole('button', { name: /^Wieder zeigen/ }).first();
    await expect(again).toBeVisible();
    await expectAccessibleAtBothWidths(page, known);
    await again.click();
    await expect(layout.main.getByRole('button', { name: /^Nicht mehr zeigen/ })).toBeFocused();
  });

  test('contact dialog, saving a template', { tag: '@jobs' }, async ({
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
    await job.contact.click();
    await expect(contact.dialog).toBeVisible();
    const known: Parts = new Set();
    await expectAccessibleAtBothWidths(page, known);
    await contact.dialog.getByRole('button', { name: 'Nachricht als Vorlage speichern' }).click();
    await contact.dialog.getByText('Ihre Kontaktdaten mitsenden').click();
    await expect(contact.dialog.getByRole('switch')).not.toBeChecked();
    await expectAccessibleAtBothWidths(page, known);
  });

  test('a page that cannot be loaded', { tag: '@host' }, async ({ page, signIn, watch }) => {
    watch.expect(/./);
    await signIn('free');
    await page.route('**/releases/profile/**', (route) => route.abort());
    await page.goto('/profile');
    await expect(page.getByText('Fehlernummer FED-102')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
