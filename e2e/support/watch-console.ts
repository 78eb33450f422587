import type { BrowserContext } from '@playwright/test';

/** What must not happen unnoticed in a page: errors, violated security policies. */
export interface ConsoleWatch {
  /** Names what this test provokes on purpose; everything else stays a failure. */
  expect(...patterns: RegExp[]): void;
  /** What happened beside that. */
  unexpected(): string[];
  /** Begins anew, with nothing seen and nothing expected: for the next test in the same page. */
  forget(): void;
}

/** Watches every page of a context from its start. */
export async function watchConsole(context: BrowserContext): Promise<ConsoleWatch> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Security policy: ${event.violatedDirective} forbids ${event.blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    seen.push(`${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => seen.push(`Uncaught: ${error.error()}`));
  return {
    expect: (...patterns) => void expected.push(...patterns),
    unexpected: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
    forget: () => {
      seen.length = 0;
      expected.length = 0;
    },
  };
}
