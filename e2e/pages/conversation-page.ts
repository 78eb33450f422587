import type { Locator, Page } from '@playwright/test';

/** /messages/:id. */
export class ConversationPage {
  readonly heading: Locator;
  readonly messages: Locator;
  readonly answer: Locator;
  readonly send: Locator;
  readonly older: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1 });
    this.messages = main.getByRole('region', { name: 'Gesprächsverlauf' }).getByRole('listitem');
    this.answer = main.getByLabel('Ihre Antwort');
    this.send = main.getByRole('button', { name: 'Senden' });
    this.older = main.getByRole('button', { name: 'Ältere Nachrichten laden' });
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/messages/${id}`);
    await this.messages.first().waitFor();
  }

  message(text: string): Locator {
    return this.messages.filter({ hasText: text });
  }

  async write(text: string): Promise<void> {
    await this.answer.fill(text);
    await this.send.click();
  }
}
