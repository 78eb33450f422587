/** Number of the failure; docs/diagnostics.md explains it. */
const HOST_FILE_FAILURE = 'HOST-202';

/** Marks the elements of the document whose files the application cannot do without. */
export const HOST_FILE_MARK = 'data-host-file';

/** Id of the template that the document brings along for the failure. */
export const HOST_FAILURE_ID = 'sj-host-failure';

/** What is shown when a file of the host does not arrive or is not the expected one. */
export const hostFailureTemplate = `<template id="${HOST_FAILURE_ID}"><main class="sj-full-screen"><h1 class="sj-heading sj-heading--h2" tabindex="-1">silverjobs konnte nicht geladen werden.</h1><p>Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.</p><p><button type="button" class="sj-button sj-button--primary">Erneut versuchen</button></p><p>Fehlernummer ${HOST_FILE_FAILURE}</p></main></template>`;

/**
 * Runs in the head of the document, as text: when the browser refuses or cannot get a file of the
 * host, the user is told, because nothing else of ours runs then. Without #root the host does not
 * start, so a page without its style sheet is not shown either. It must not use anything from
 * outside itself.
 */
export function watchHostFiles(mark: string, templateId: string): void {
  const show = (): void => {
    const root = document.getElementById('root');
    const template = document.getElementById(templateId);
    if (!root || !(template instanceof HTMLTemplateElement)) return;
    root.replaceWith(template.content);
    document.querySelector('h1')?.focus();
    document.querySelector('button')?.addEventListener('click', async () => {
      // The refused file is in the browser's cache, which keeps files of a release for a year.
      const files = [...document.querySelectorAll(`[${mark}]`)].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
      );
      await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })));
      location.reload();
    });
  };
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element) || !target.hasAttribute(mark)) return;
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
      else show();
    },
    true,
  );
}
