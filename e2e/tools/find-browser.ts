import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../support/browser.ts';

/** Prints the browser that the tests use; ends with 1 when there is none. */
const path = browserLaunch().executablePath ?? chromium.executablePath();
if (!existsSync(path)) process.exit(1);
console.log(path);
