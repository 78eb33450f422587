/** Names by which document, inline scripts and application find each other. */

/** Element with what the document brings along for the host. */
export const BOOT_ID = 'silverjobs-boot';

/** Element with the data of the first view. */
export const FIRST_VIEW_ID = 'silverjobs-first-view';

/** Key in the session's storage: the preview of this tab, as parameters of an address. */
export const PREVIEW_KEY = 'silverjobs.preview';

/** Marks the elements of the document whose files the application cannot do without. */
export const HOST_FILE_MARK = 'data-host-file';

/** Template that is shown when one of those files does not arrive. */
export const HOST_FAILURE_ID = 'sj-host-failure';

/** Marks the announcements of what the page's code is made of, but for its entry. */
export const PAGE_CHUNK_MARK = 'data-page-chunk';

/** Style element with what the rendered page needs of the host's style sheets. */
export const NEEDED_STYLES_ID = 'needed-styles';

/** Policy that lets the document start its own scripts. */
export const HOST_SCRIPTS_POLICY = 'host-scripts';

/** Script behind the markup that the server has rendered: the first frame waits for it. */
export const RENDERED_ID = 'rendered';

/** Attribute that carries a style past the policy, which knows no style attributes (delivery-49). */
export const STYLE_ATTRIBUTE = 'data-sj-style';

/** Where a browser tells how loading a page or the host went, while a canary is being tried. */
export const LOAD_REPORTS_PATH = '/reports/loads';

/** Nobody waits longer for a part of loading a page: the computer slept, which is no measurement. */
export const MAX_PHASE_MS = 120_000;

/** Where a browser reports errors to, which the document server passes on to the collector (operation-46). */
export const ERROR_REPORTS_PATH = '/reports/errors';
