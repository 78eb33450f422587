/**
 * Id of the element with which a page fills the window. The first frame of its document waits for it and not
 * for what stands below (delivery-63); a page without one is waited for as a whole.
 */
export const FIRST_SCREEN_ID = 'first-screen';
