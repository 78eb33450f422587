import type { APIRequestContext } from '@playwright/test';
import { allMails } from '../access-pages/support/outbox.ts';
import { expectAccessibleHere } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

interface Course {
  id: number;
  title: string;
  status: string;
  places_left: number | null;
}

/** The calls of an account, beside its page. */
function callsOf(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const get = async <T>(path: string): Promise<T> =>
    (await request.get(`/api${path}`, { headers })).json();
  return {
    courses: () => get<Course[]>('/courses'),
    /** Gives up a course, so that the test can be run again on the same data. */
    leave: async (courseId: number) => {
      const own = await get<{ id: number; course_id: number }[]>('/candidate_courses');
      for (const { id, course_id } of own) {
        if (course_id === courseId) await request.delete(`/api/usercourses/${id}`, { headers });
      }
    },
  };
}

test.describe('the course academy', { tag: '@silverplus' }, () => {
  test('CRS-01 CRS-02 CRS-03 CRS-04 a member books a course and finds it as booked; a mail confirms it', {
    tag: '@desktop',
  }, async ({ page, request, signIn, tokenOf, layout }) => {
    await signIn('paid');
    const calls = callsOf(request, await tokenOf('paid'));
    const open = (await calls.courses()).filter(
      ({ status, places_left }) => status === 'available' && places_left !== 0,
    );
    const [course] = open;
    if (!course) throw new Error('The demo has too few courses.');
    await calls.leave(course.id);

    await page.goto('/');
    await layout.go('Online-Kurse');
    await expect(layout.heading('Online-Kurse')).toBeVisible();
    const card = layout.main.getByRole('article').filter({ hasText: course.title });
    const picture = card.locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await test.step('cards in three columns, two under 1024 px, one under 768 px', async () => {
      const cards = layout.main.getByRole('article');
      for (const [width, columns] of [
        [1024, 3],
        [1023, 2],
        [768, 2],
        [767, 1],
        [1366, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()));
        expect([width, new Set(boxes.map((box) => box?.x)).size]).toEqual([width, columns]);
      }
    });
    await card.getByRole('link').click();

    await expect(layout.heading(course.title)).toBeVisible();
    await layout.main.getByRole('button', { name: 'Buchen' }).click();
    await expect(page.getByText('Wir haben Ihre Anfrage gespeichert.')).toBeVisible();
    await expect(layout.main.getByText('Bereits registriert')).toBeVisible();
    await layout.main.getByRole('tab', { name: 'Kursleiter' }).click();
    await expectAccessibleHere(page);

    const mails = await allMails(request, accounts.paid.email);
    const confirmation = mails.find(({ subject }) => subject === `Ihre Anmeldung: ${course.title}`);
    expect(confirmation?.text).toContain(`/courses/${course.id}`);

    await layout.closeNotices();
    await layout.main.getByRole('link', { name: 'Alle Kurse' }).click();
    await expect(card.getByText('Bereits registriert')).toBeVisible();
    await calls.leave(course.id);
  });
});
