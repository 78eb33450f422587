import type { Locator } from '@playwright/test';
import { newCandidate, newEmail } from '../access-pages/support/new-users.ts';
import { expectAccessibleHere } from '../support/accessibility.ts';
import { baseUrl } from '../support/environment.ts';
import { PASSING } from '../support/jobs.ts';
import { Presses } from '../support/presses.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { countWords } from '../support/words.ts';

/** Presses or words that a task took (HERS-10), of which a third must be saved; of one or two none may be added. */
const most = (before: number) => (before <= 2 ? before : Math.floor((before * 2) / 3));

test.describe('HERS-10 LAY-08 ten tasks need a third fewer presses and words', {
  tag: ['@journey', '@phone'],
}, () => {
  test('HERS-10 from the registration to the first list: 16 presses and 190 words before', async ({
    page,
    loginPage,
    layout,
    pool,
  }) => {
    const presses = new Presses();
    const words: number[] = [];
    /** Reads a page to its end before it is left. */
    const leave = async (way: Locator) => {
      words.push(await countWords(layout.main));
      await presses.press(way);
    };
    const next = page.getByRole('button', { name: 'Weiter', exact: true });
    await loginPage.open();
    await presses.press(page.getByRole('link', { name: 'Neu hier? Jetzt registrieren' }));
    // The login has fields of the same names.
    await expect(page.getByRole('heading', { level: 1, name: 'Registrieren' })).toBeVisible();
    await presses.type(page.getByLabel('E-Mail-Adresse'), newEmail());
    await presses.type(page.getByLabel('Passwort', { exact: true }), 'Apfelkuchen am Sonntag');
    await leave(page.getByRole('button', { name: 'Kostenlos registrieren' }));
    await presses.type(page.getByLabel('Ihr Beruf'), 'Buchhalterin');
    await expect(page.getByRole('checkbox', { name: 'Buchhalter/in', exact: true })).toBeChecked();
    await expect(page.getByRole('group', { name: 'Das könnten Sie auch' })).toBeVisible();
    await leave(next);
    await presses.typeAtOnce(page.getByLabel('Ihre Postleitzahl'), '50667');
    await expect(page.getByText('50667 Köln')).toBeVisible();
    await leave(next);
    await presses.press(page.getByText('bis 10', { exact: true }));
    await leave(next);
    await expect(page.getByText(/^Buchhalter\/in/)).toContainText(/\sStellen?/);
    await expect(page.getByText(/^höchstens 10/)).toContainText(/\sStellen?/);
    await leave(page.getByRole('link', { name: 'Passende Stellen ansehen' }));
    await pool.isShown();
    expect(presses.count).toBeLessThanOrEqual(most(16));
    const read = words.reduce((sum, one) => sum + one, 0);
    expect(read, words.join(' + ')).toBeLessThanOrEqual(most(190));
  });

  test('HERS-10 the nine tasks of every day: 2, 8, 7, 4, 3, 5, 3, 4 and 1 presses before', async ({
    page,
    context,
    request,
    pool,
    job,
    contact,
    layout,
  }) => {
    test.slow();
    const person = await newCandidate(request);
    await storeToken(context, baseUrl, person.token);
    await pool.open();

    // Others post and take back jobs of this word beside this test.
    const first = pool.cards.filter({ hasNotText: PASSING }).first();

    /**
     * Does a task, and says how many presses it took.
     * @param words most words that stand in what opens for it
     */
    async function task(
      before: number,
      name: string,
      act: (presses: Presses, read: (opened: Locator) => Promise<void>) => Promise<void>,
      words = 0,
    ) {
      await test.step(name, async () => {
        const presses = new Presses();
        let read = 0;
        await act(presses, async (opened) => {
          read += await countWords(opened);
        });
        expect(presses.count, name).toBeLessThanOrEqual(most(before));
        expect(read, `words of: ${name}`).toBeLessThanOrEqual(words);
      });
    }

    await task(2, 'look at a job and come back', async (presses) => {
      await presses.press(pool.titleLink(first));
      await expect(job.contact).toBeVisible();
      await presses.press(job.back);
      await pool.isShown();
    });
    await task(1, 'keep a job', async (presses) => {
      const keep = first.getByRole('button', { name: /^(Merken|Gemerkt)/ });
      await presses.press(keep);
      await expect(keep).toHaveAttribute('aria-pressed', 'true');
    });
    await task(
      8,
      'narrow by hours',
      async (presses, read) => {
        const dialog = page.getByRole('dialog', { name: 'Weitere Filter' });
        await presses.press(pool.moreFilters);
        await read(dialog);
        await presses.choose(
          dialog.getByRole('combobox', { name: 'Arbeitszeit pro Woche' }),
          'höchstens 10 Stunden',
        );
        await presses.press(dialog.getByRole('button', { name: 'Stellen zeigen' }));
        const filter = page.getByRole('button', { name: /^Filter entfernen: höchstens 10/ });
        await expect(filter).toBeVisible();
        await filter.click();
        await expect(filter).toBeHidden();
      },
      70,
    );
    await task(3, 'the newest jobs first', async (presses) => {
      await presses.choose(pool.order, 'neueste zuerst');
      await expect(page).toHaveURL(/newest/);
    });
    await task(
      5,
      'another place with its radius',
      async (presses, read) => {
        const picker = pool.locationPicker();
        await presses.press(pool.where);
        await expect(picker.options.first()).toBeVisible();
        await expectAccessibleHere(page);
        await presses.typeAtOnce(picker.search, '50667');
        await presses.press(picker.dialog.getByRole('button', { name: '25 km', exact: true }));
        await read(picker.dialog);
        await presses.press(picker.save);
        await expect(pool.where).toHaveValue('50667 Köln, Umkreis 25 km');
      },
      32,
    );
    await task(
      7,
      'choose an occupation and save the search with its mails',
      async (presses, read) => {
        const picker = pool.positionPicker();
        const dialog = page.getByRole('dialog', { name: 'Ihre Jobsuche wurde gespeichert' });
        await presses.press(pool.what);
        await presses.typeAtOnce(picker.search, 'Reinigungskraft');
        await presses.press(picker.save);
        await expect(pool.what).toHaveValue('Reinigungskraft');
        await presses.press(pool.saveSearch);
        await expect(dialog.getByRole('radio', { name: /In Echtzeit/ })).toBeChecked();
        await expectAccessibleHere(page);
        await read(dialog);
        await presses.press(dialog.getByRole('button', { name: 'Speichern' }));
        await expect(layout.main.getByText('Diese Suche ist gespeichert.')).toBeVisible();
      },
      42,
    );
    await layout.closeNotices();
    await task(4, 'make the text larger and go on reading', async (presses) => {
      const larger = page.getByRole('group', { name: 'Schriftgröße' }).getByRole('button').nth(1);
      await presses.press(larger);
      await expect(larger).toHaveAttribute('aria-pressed', 'true');
    });
    await task(
      3,
      'find the telephone number',
      async (presses, read) => {
        await presses.press(page.getByRole('banner').getByRole('link', { name: 'Hilfe' }));
        await expect(layout.main.locator('a[href^="tel:"]').first()).toBeVisible();
        await read(layout.main);
      },
      215,
    );
    await pool.open();
    await pool.clearWhat.click();
    await pool.isShown();
    await pool.titleLink(first).click();
    await task(
      4,
      'write to an employer from the page of the job',
      async (presses, read) => {
        await presses.press(job.contact);
        await presses.typeAtOnce(contact.message, 'Guten Tag, ich habe Interesse an Ihrer Stelle.');
        await read(contact.dialog);
        await presses.press(contact.send);
        await expect(job.contacted).toBeVisible();
      },
      88,
    );
  });
});
