import type { Locator, Page } from '@playwright/test';

/** /login. */
export class LoginPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Anmelden' });
    this.email = page.getByLabel('E-Mail-Adresse');
    this.password = page.getByLabel('Passwort', { exact: true });
    this.submit = page.getByRole('button', { name: 'Anmelden', exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/login${query}`);
    await this.heading.waitFor();
  }

  async signIn(account: { email: string; password: string }): Promise<void> {
    await this.email.fill(account.email);
    await this.password.fill(account.password);
    await this.submit.click();
  }
}
