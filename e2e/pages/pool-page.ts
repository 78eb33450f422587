import { expect, type Locator, type Page } from '@playwright/test';
import { Picker } from './picker.ts';

/** The job pool at /. */
export class PoolPage {
  readonly heading: Locator;
  readonly what: Locator;
  readonly where: Locator;
  readonly clearWhat: Locator;
  readonly clearWhere: Locator;
  readonly saveSearch: Locator;
  readonly cards: Locator;
  readonly scopes: Locator;
  readonly order: Locator;
  readonly moreFilters: Locator;
  readonly empty: Locator;
  readonly asList: Locator;
  readonly asMap: Locator;
  readonly map: Locator;
  /** Buttons of the map such as '23 Stellen bei Kassel'. */
  readonly clusters: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { level: 1, name: /^Jobs für Sie: \([\d.]+ Erg/ });
    this.what = main.getByRole('textbox', { name: 'Was?' });
    this.where = main.getByRole('textbox', { name: 'Wo?' });
    this.clearWhat = main.getByRole('button', { name: 'Beruf oder Tätigkeit entfernen' });
    this.clearWhere = main.getByRole('button', { name: 'Ort oder Region entfernen' });
    this.saveSearch = main.getByRole('button', { name: 'Suche speichern' });
    this.cards = main.getByRole('article');
    this.asList = main.getByRole('button', { name: 'Liste', exact: true });
    this.asMap = main.getByRole('button', { name: 'Karte', exact: true });
    this.map = main.getByRole('group', { name: 'Karte der Stellen' });
    this.clusters = this.map.getByRole('button', { name: /^[\d.]+ Stellen? (bei|in) / });
    this.scopes = main.getByRole('group', { name: 'Welche Stellen?' });
    this.order = main.getByRole('combobox', { name: 'Sortieren' });
    this.moreFilters = main.getByRole('button', { name: /^Weitere Filter/ });
    this.empty = main.getByText('Keine Jobs für die aktuellen Filter gefunden.');
  }

  /** Opens the pool and waits for its first row. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/${query}`);
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await expect(this.cards.first()).toBeVisible();
  }

  /** The number in the heading. */
  async count(): Promise<number> {
    const text = (await this.heading.textContent()) ?? '';
    return Number(/\(([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''));
  }

  /** The choice of what the list shows whose words begin like this. */
  scope(name: string): Locator {
    return this.scopes.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async choosePosition(text: string, option: string | RegExp): Promise<void> {
    await this.what.click();
    await this.positionPicker().choose(text, option);
  }

  async chooseLocation(text: string, option: string | RegExp, radius?: string): Promise<void> {
    await this.where.click();
    await this.locationPicker().choose(text, option, radius);
  }

  positionPicker(): Picker {
    return new Picker(this.page, 'Was suchen Sie?');
  }

  locationPicker(): Picker {
    return new Picker(this.page, 'Wo suchen Sie?');
  }

  /** Scrolls down until so many rows were loaded. */
  async scrollFar(rows: number): Promise<void> {
    await this.page.evaluate(async (wanted) => {
      const reached = () => {
        const text = document.querySelector('.jobs-list__bar')?.textContent ?? '';
        return Number(/bis ([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''));
      };
      while (reached() < wanted) {
        window.scrollBy(0, 3_000);
        await new Promise(requestAnimationFrame);
      }
    }, rows);
  }

  /** Goes along the scroll bar to about this row of so many. */
  async scrollToRow(row: number, of: number): Promise<void> {
    await this.page.evaluate((part) => {
      window.scrollTo({ top: document.documentElement.scrollHeight * part });
    }, row / of);
  }

  /** Waits until nothing scrolls any more. */
  async settled(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const done = () => resolve();
          let timer = setTimeout(done, 300);
          window.addEventListener('scroll', () => {
            clearTimeout(timer);
            timer = setTimeout(done, 300);
          });
        }),
    );
  }

  /** A card whose title is in the window and whose employer has not been written to; scrolls to one. */
  async freeCard(): Promise<Locator> {
    const free = () =>
      this.cards.evaluateAll((cards) => {
        const found = cards.find((card) => {
          const title = card.querySelector('a')?.getBoundingClientRect();
          // The fixed header of a phone is lower than this.
          const inside = title && title.top > 100 && title.bottom < window.innerHeight - 20;
          return inside && !card.textContent?.includes('Kontaktiert');
        });
        if (!found) window.scrollBy(0, 300);
        return found?.querySelector('a')?.getAttribute('href') ?? '';
      });
    await expect.poll(free, 'a job in the window').not.toBe('');
    await this.settled();
    return this.cardOf(await free());
  }

  /** The card of the job with this path. */
  cardOf(path: string): Locator {
    return this.cards.filter({ has: this.page.locator(`a[href="${path}"]`) });
  }

  /** The link in the title of a card. */
  titleLink(card: Locator): Locator {
    return card.getByRole('heading').getByRole('link');
  }
}
