import type { Locator, Page } from '@playwright/test';

/** /jobs/:id. */
export class JobPage {
  readonly heading: Locator;
  readonly contact: Locator;
  readonly contacted: Locator;
  readonly back: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.contact = main.getByRole('button', { name: 'Kontaktieren' });
    this.contacted = main.getByText(
      'Arbeitgeber kontaktiert - sie werden benachrichtigt sobald er reagiert',
    );
    this.back = main.getByRole('link', { name: /^Zurück zu/ });
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/jobs/${id}`);
    await this.heading.waitFor();
  }
}
