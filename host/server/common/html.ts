import { HOST_FAILURE_ID, STYLE_ATTRIBUTE } from '../../common/document-names.ts';

/** JSON that is safe inside a script element. */
export function inlineJson(value: unknown): string {
  return inlineText(JSON.stringify(value));
}

/** The same of what is JSON already. */
export function inlineText(json: string): string {
  return json.replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Number of the failure; docs/diagnostics.md explains it. */
const HOST_FILE_FAILURE = 'HOST-202';

/** What is shown when a file of the host does not arrive or is not the expected one. */
export const hostFailureTemplate = `<template id="${HOST_FAILURE_ID}"><main class="sj-full-screen"><h1 class="sj-heading sj-heading--h2" tabindex="-1">silverjobs konnte nicht geladen werden.</h1><p>Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.</p><p><button type="button" class="sj-button sj-button--primary">Erneut versuchen</button></p><p>Fehlernummer ${HOST_FILE_FAILURE}</p></main></template>`;

/** How React marks what it could not finish: it threw, or it waits for something. */
const UNFINISHED = '<!--$!-->';

/** Whether a part of the page is missing in the markup. */
export function hasSuspenseFallback(html: string): boolean {
  return html.includes(UNFINISHED);
}

const STYLE_BEGIN = '<style data-emotion=';
const STYLE_END = '</style>';

/**
 * Takes the style elements that were made while the page was rendered out of it, for the head. In the
 * browser they are no part of the tree, and hydrating it would fail at the first of them.
 */
export function extractStyles(html: string): { html: string; styles: string } {
  const [before = '', ...rest] = html.split(STYLE_BEGIN);
  const parts = rest.map((text) => text.split(STYLE_END));
  return {
    html: before + parts.map(([, ...after]) => after.join(STYLE_END)).join(''),
    styles: parts.map(([style]) => `${STYLE_BEGIN}${style}${STYLE_END}`).join(''),
  };
}

/** Markup without style attributes; an inline script puts them back. React escapes quotes in texts. */
export function encodeStyleAttributes(html: string): string {
  return html.replaceAll(' style="', ` ${STYLE_ATTRIBUTE}="`);
}
