import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilHydrated } from '../support/hydrated.ts';

/** What stands where a page of a remote could not be shown. */
export class FailurePage {
  readonly heading: Locator;
  /** Asks for the page again, or for the document where only that helps. */
  readonly retry: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', {
      level: 1,
      name: /^(Dieser|In diesem) Bereich |^Diese Seite wurde /,
    });
    this.retry = main.getByRole('button', { name: /^(Erneut versuchen|Seite neu laden)$/ });
  }

  number(number: string): Locator {
    return this.page.getByRole('main').getByText(`Fehlernummer ${number}`, { exact: true });
  }

  /** Waits for a number frame by frame; after a third of a second a locator looks twice a second. */
  async shows(number: string): Promise<void> {
    await this.page.waitForFunction(
      (text) => document.querySelector('main')?.textContent?.includes(text),
      `Fehlernummer ${number}`,
      { timeout: 20_000 },
    );
  }

  /** Asks again and waits until the page is there, hydrated: some failures bring a new document. */
  async retryTo(heading: Locator): Promise<void> {
    await this.retry.click();
    await expect(heading).toBeVisible();
    await waitUntilHydrated(this.page);
  }

  /** The notice over a page that goes on. */
  notice(number: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: `Fehlernummer ${number}` });
  }

  async dismiss(number: string): Promise<void> {
    await this.notice(number).getByRole('button', { name: 'Schließen' }).click();
    await expect(this.notice(number)).toHaveCount(0);
  }
}
