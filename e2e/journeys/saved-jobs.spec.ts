import { expectAccessibleHere } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { uncontactedJobs } from '../support/jobs.ts';
import { expect, test } from '../support/test.ts';

test.describe('jobs are remembered, hidden and followed', { tag: '@jobs' }, () => {
  test('LAY-08 a job is remembered on its page, found again, hidden, brought back twice and let go', {
    tag: '@desktop',
  }, async ({ page, signIn, tokenOf, request, job, layout }) => {
    // Others count the jobs of the other accounts.
    await signIn('incomplete');
    const jobs = await uncontactedJobs(request, baseUrl, await tokenOf('incomplete'));
    const target = jobs[33];
    if (!target) throw new Error('The demo data has too few jobs.');
    await job.open(target.id);
    await layout.main.getByRole('button', { name: 'Merken', exact: true }).click();
    await expect(layout.main.getByRole('button', { name: 'Gemerkt', pressed: true })).toBeVisible();
    await layout.go('Gemerkte Stellen');
    await expect(layout.heading('Gemerkte Stellen')).toBeVisible();
    const link = layout.main.getByRole('link', { name: target.title, exact: true });
    await expect(link).toBeVisible();
    const named = (words: string) =>
      layout.main.getByRole('button', { name: `${words} ${target.title}`, exact: true });
    const answerTo = (method: string, kind: 'saved' | 'hidden') =>
      page.waitForResponse(
        (answer) => answer.request().method() === method && answer.url().includes(`${kind}_job`),
      );
    await named('Nicht mehr zeigen').click();
    await expect(named('Rückgängig')).toBeFocused();
    await expectAccessibleHere(page);
    // The job was saved; saving it again brings it back.
    const back = answerTo('POST', 'saved');
    await named('Rückgängig').click();
    await expect(link).toBeFocused();
    await back;
    const hidden = answerTo('POST', 'hidden');
    await named('Nicht mehr zeigen').click();
    await expect(named('Rückgängig')).toBeFocused();
    // The page shows it at once; another document knows of it when the server does.
    await hidden;
    await page.goto('/saved-jobs?liste=ausgeblendet');
    await expect(named('Wieder zeigen')).toBeVisible();
    await expectAccessibleHere(page);
    await named('Wieder zeigen').click();
    await expect(named('Nicht mehr zeigen')).toBeFocused();
    // What she does not want to see she has not kept.
    const kept = answerTo('POST', 'saved');
    await named('Merken').click();
    await kept;
    await layout.go('Gemerkte Stellen');
    const dropped = answerTo('DELETE', 'saved');
    await named('Gemerkt').click();
    await dropped;
    await page.reload();
    await expect(layout.heading('Gemerkte Stellen')).toBeVisible();
    await expect(link).toHaveCount(0);
  });

  test('each contact shows its next step and leads to its conversation', {
    tag: ['@messaging', '@journey', '@desktop'],
  }, async ({ page, signIn, layout }) => {
    await signIn('free');
    await page.goto('/');
    await layout.go('Meine Bewerbungen');
    await expect(layout.heading('Meine Bewerbungen')).toBeVisible();
    const card = layout.main.getByRole('article').first();
    await card.locator('a[href^="/messages/"]').click();
    await expect(layout.heading()).toHaveText(/(Bewerbung bei|Direktansprache von) einem/);
  });
});
