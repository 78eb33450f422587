import { HOST_FAILURE_ID } from '../../common/document-names.ts';

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
