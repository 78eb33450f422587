import type { Locator, Page } from '@playwright/test';

/** A picker's dialog. */
export class Picker {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly options: Locator;
  readonly save: Locator;
  readonly close: Locator;

  constructor(page: Page, title: string) {
    this.dialog = page.getByRole('dialog', { name: title });
    this.search = this.dialog.getByRole('combobox', { name: title });
    this.options = this.dialog.getByRole('option');
    this.save = this.dialog.getByRole('button', { name: 'Speichern' });
    this.close = this.dialog.getByRole('button', { name: 'Schließen', exact: true });
  }

  /** Types a text, takes an option, with a place perhaps another radius, saves. */
  async choose(text: string, option: string | RegExp, radius?: string): Promise<void> {
    await this.search.fill(text);
    await this.dialog.getByRole('option', { name: option }).first().click();
    if (radius) await this.dialog.getByRole('button', { name: radius, exact: true }).click();
    await this.save.click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
