import { expect, type Locator } from '@playwright/test';

/**
 * Counts what somebody does for a task: a press is a click, a key that acts, or going to a field that
 * has no focus yet; a choice of a list is two. Typing itself is none.
 */
export class Presses {
  count = 0;

  async press(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }

  /** Chooses in the browser's own list: opens it, takes an entry. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.selectOption({ label });
    this.count += 2;
  }

  /** Types into a field, which is gone to first. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await field.fill(text);
  }

  /** Types into a field that waits for it. */
  async typeAtOnce(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await field.fill(text);
  }
}
