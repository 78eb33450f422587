import { expect, type Locator, type Page } from '@playwright/test';

/** While the host starts, the heading is the product's name. */
const NOT_STARTING = /^(?!silverjobs$)/;

/** What stands on every page: side menu or drawer, header, main. */
export class Layout {
  readonly main: Locator;
  readonly sideMenu: Locator;
  readonly menuButton: Locator;
  readonly drawer: Locator;
  readonly tabs: Locator;
  readonly skipLink: Locator;
  /** What says over the page that something is done, or is not. */
  readonly notices: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.sideMenu = page.getByRole('complementary');
    this.menuButton = page.getByRole('button', { name: /^Menü( \d|$)/ });
    this.drawer = page.getByRole('dialog', { name: 'Menü' });
    this.tabs = page.getByRole('navigation', { name: 'Bereiche' });
    this.skipLink = page.getByRole('link', { name: 'Zum Inhalt' });
    this.notices = page.getByRole('region', { name: 'Meldungen' });
  }

  /** The heading of the page that is shown; while the host starts there is none yet. */
  heading(name: string | RegExp = NOT_STARTING): Locator {
    return this.main.getByRole('heading', { level: 1, name });
  }

  /** The same, also below a dialog that the page opens at once, as where it asks who one is. */
  headingBelow(): Locator {
    const shown = { level: 1, name: NOT_STARTING, includeHidden: true };
    return this.page.getByRole('main', { includeHidden: true }).getByRole('heading', shown);
  }

  /** Goes to an area through the menu, opening the drawer where there is one. */
  async go(label: string): Promise<void> {
    // Entries may say how much waits behind them: 'Nachrichten 3 ungelesene Nachrichten'.
    const name = new RegExp(`^${label.replaceAll('+', '\\+')}( \\d|$)`);
    if (this.isNarrow()) {
      await this.menuButton.click();
      await this.drawer.getByRole('link', { name }).click();
      return;
    }
    await this.sideMenu.getByRole('link', { name }).click();
  }

  /**
   * Closes what notices are there, as people do to reach what lies below: else a click there waits
   * until they go by themselves. On a slow machine they may be gone.
   */
  async closeNotices(): Promise<void> {
    const buttons = this.notices.getByRole('button', { name: 'Schließen' });
    await expect(async () => {
      await buttons.evaluateAll((all) => {
        for (const button of all) (button as HTMLElement).click();
      });
      // One may have come meanwhile, and would stand for many seconds.
      expect(await buttons.count()).toBe(0);
    }).toPass();
  }

  async signOut(): Promise<void> {
    const narrow = this.isNarrow();
    if (narrow) await this.menuButton.click();
    const place = narrow ? this.drawer : this.sideMenu;
    await place.getByRole('button', { name: 'Abmelden' }).click();
  }

  /** True below 992 px, where the menu is a drawer. */
  isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 992;
  }
}
