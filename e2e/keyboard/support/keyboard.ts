import { expect } from '@playwright/test';
import type { Key, Name, Part, Reader } from './reader.ts';

/** So many stops are before anything on a page at most; the list's cards have about eight each. */
const MOST_STOPS = 120;

/** Somebody who goes through pages with keys alone and knows only what is told about the focus. */
export class Keyboard {
  private readonly reader: Reader;

  constructor(reader: Reader) {
    this.reader = reader;
  }

  /** Opens a path and waits for its heading. */
  async open(path: string, heading: Name): Promise<void> {
    await this.reader.open(path);
    await this.reads(heading);
  }

  /** Waits until the page has this heading. */
  async reads(heading: Name): Promise<void> {
    const read = () =>
      this.reader.text().then(
        (text) => text.heading,
        () => '',
      );
    const shown = expect.poll(read, { message: 'heading of the page' });
    if (typeof heading === 'string') await shown.toBe(heading);
    else await shown.toMatch(heading);
  }

  /** Waits until the page says something. */
  async hears(words: string): Promise<void> {
    const body = () =>
      this.reader.text().then(
        (text) => text.body,
        () => '',
      );
    await expect.poll(body, { message: 'text of the page' }).toContain(words);
  }

  /** Waits until the focus is there by itself. */
  async isAt(role: string, name: Name): Promise<void> {
    const reached = () => this.reader.isAt(role, name).catch(() => false);
    await expect
      .poll(async () => (await reached()) || this.reader.place(), {
        message: `focus on ${role} ${name}`,
      })
      .toBe(true);
  }

  /** Goes to something, by as many presses of Tab as it takes. */
  async goTo(role: string, name: Name): Promise<void> {
    const { jump } = this.reader;
    if (jump) {
      await expect
        .poll(() => jump(role, name), { message: `${role} ${name} in the tree` })
        .toBe(true);
      return;
    }
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await this.reader.isAt(role, name)) return;
      await this.reader.press('Tab');
    }
    throw new Error(`Tab never reaches ${role} ${name}; it is at ${await this.reader.place()}`);
  }

  /** Goes there and presses Enter, or what else works it. */
  async choose(role: string, name: Name, key: Key = 'Enter'): Promise<void> {
    await this.goTo(role, name);
    await this.reader.press(key);
  }

  /** Goes to a field and types. */
  async write(field: Name, text: string, role = 'textbox'): Promise<void> {
    await this.goTo(role, field);
    await this.reader.type(text);
  }

  press(key: Key): Promise<void> {
    return this.reader.press(key);
  }

  type(text: string): Promise<void> {
    return this.reader.type(text);
  }

  /** Compares what is told of the page with what is kept. */
  compare(name: string, part: Part = 'main'): Promise<void> {
    return this.reader.compare(name, part);
  }
}
