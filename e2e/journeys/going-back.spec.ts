import { expectAccessibleHere } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

const layers = () => (window.history.state as { layers?: number } | null)?.layers ?? 0;

test('FIND-06 LAY-08 going back closes what is open, and only then leaves the page', {
  tag: ['@host', '@jobs', '@journey', '@phone'],
}, async ({ page, request, signIn, tokenOf, pool, job, contact, layout }) => {
  await signIn('free');
  await page.goto('/impressum');
  await expect(layout.heading('Impressum')).toBeVisible();
  await layout.go('Silverjobs');
  await pool.isShown();

  await test.step('a picker', async () => {
    await pool.what.click();
    const picker = page.getByRole('dialog');
    await expect(pool.positionPicker().options.first()).toBeVisible();
    await expectAccessibleHere(page);
    await page.goBack();
    await expect(picker).toBeHidden();
    await pool.isShown();
    await expect(pool.what).toBeFocused();
    await page.goForward();
    await expect.poll(() => page.evaluate(layers)).toBe(0);
    await expect(picker).toBeHidden();
  });

  await test.step('the map and its list', async () => {
    await pool.asMap.click();
    const close = page.getByRole('button', { name: 'Zurück zur Karte' });
    // A number of many places is shown nearer first.
    for (let list = false; !list; list = await close.isVisible()) {
      const shown = (await pool.clusters.allTextContents()).join();
      await pool.clusters.first().click();
      await expect
        .poll(async () => {
          const now = (await pool.clusters.allTextContents()).join();
          return now !== shown || (await close.isVisible());
        })
        .toBe(true);
    }
    await page.goBack();
    await expect(close).toBeHidden();
    await expect(pool.map).toBeFocused();
    await pool.asList.click();
  });

  await test.step('a dialog over a job, a link in the drawer, and the way back', async () => {
    const [target] = await uncontactedJobs(request, baseUrl, await tokenOf('free'));
    await job.open(target?.id ?? 0);
    await job.contact.click();
    await contact.message.fill('Noch nicht fertig');
    await page.goBack();
    await expect(contact.dialog).toBeHidden();
    await expect(job.contact).toBeFocused();
    await layout.go('Nachrichten');
    await expect(layout.heading('Nachrichten')).toBeFocused();
    await page.goBack();
    await expect(job.contact).toBeVisible();
    await job.contact.click();
    await expect(contact.message).toHaveValue('Noch nicht fertig');
  });

  await test.step('a reload opens nothing again and leaves no dead entry', async () => {
    await expect.poll(() => page.evaluate(layers)).toBe(1);
    await page.reload();
    await expect(job.contact).toBeVisible();
    await expect.poll(() => page.evaluate(layers)).toBe(0);
    await expect(contact.dialog).toBeHidden();
    await page.goBack();
    await pool.isShown();
    await page.goBack();
    await expect(layout.heading('Impressum')).toBeVisible();
  });
});

test('FIND-02 going back from a picker with typed text asks first, and closes the second time', {
  tag: ['@host', '@jobs', '@journey', '@phone'],
}, async ({ page, signIn, pool }) => {
  await signIn('free');
  await pool.open();
  const picker = page.getByRole('dialog');
  // A picker that stays takes an entry of the history anew; a step that meets this one is swallowed.
  const hasItsEntryAgain = () => expect.poll(() => page.evaluate(layers)).toBe(1);
  const typeWhat = async (text: string) => {
    await pool.what.click();
    await picker.getByRole('combobox').fill(text);
    await page.goBack();
  };

  await test.step('several are asked', async () => {
    await typeWhat('Pflege');
    await expect(picker.getByRole('heading', { name: /„Pflege“.*Meinten Sie …/ })).toBeFocused();
    await hasItsEntryAgain();
    await page.goBack();
    await expect(picker).toBeHidden();
    await expect(pool.what).toHaveValue('');
  });

  await test.step('one is taken', async () => {
    await typeWhat('Tierheim');
    await expect(picker).toBeHidden();
    await expect(pool.what).toHaveValue('Tierpfleger/in');
  });

  await test.step('none leads on, and what the list lacks is said', async () => {
    await typeWhat('Xyzzy');
    await expect(picker.getByRole('button', { name: '„Xyzzy“ als Ort suchen' })).toBeVisible();
    await expect(pool.positionPicker().options).toHaveCount(0);
    await expectAccessibleHere(page);
    await hasItsEntryAgain();
    await page.goBack();
    await expect(pool.what).toHaveValue('Tierpfleger/in');
    await typeWhat('Friseur');
    await expect(picker.getByText(/„Friseur“ steht nicht in unserer Liste/)).toBeVisible();
    await picker.getByRole('button', { name: 'Podologe, Podologin' }).click();
    await expect(pool.what).toHaveValue('Podologe, Podologin');
  });
});
