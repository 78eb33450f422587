import type { Locator, Page } from '@playwright/test';

/** The dialog that writes to an employer. */
export class ContactDialog {
  readonly dialog: Locator;
  readonly message: Locator;
  readonly templates: Locator;
  readonly send: Locator;
  readonly cancel: Locator;
  private readonly keepAsTemplate: Locator;
  private readonly templateTitle: Locator;
  private readonly saveTemplate: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Arbeitgeber kontaktieren' });
    this.message = this.dialog.getByRole('textbox', { name: 'Ihre Nachricht' });
    this.templates = this.dialog.getByRole('combobox', { name: /^Vorlage/ });
    this.send = this.dialog.getByRole('button', { name: 'Nachricht senden' });
    this.cancel = this.dialog.getByRole('button', { name: 'Abbrechen' });
    this.keepAsTemplate = this.dialog.getByRole('button', {
      name: 'Nachricht als Vorlage speichern',
    });
    this.templateTitle = this.dialog.getByRole('textbox', { name: 'Titel der Vorlage' });
    this.saveTemplate = this.dialog.getByRole('button', { name: 'Vorlage speichern', exact: true });
  }

  /**
   * Keeps the message as a template under this title.
   * @param look at the dialog before it is sent
   */
  async saveAsTemplate(title: string, look?: () => Promise<void>): Promise<void> {
    await this.keepAsTemplate.click();
    await this.templateTitle.fill(title);
    await look?.();
    await this.saveTemplate.click();
  }

  /** Name of the template that is chosen. */
  async chosenTemplate(): Promise<string> {
    return this.templates.evaluate(
      (select: HTMLSelectElement) => select.selectedOptions[0]?.label ?? '',
    );
  }
}
