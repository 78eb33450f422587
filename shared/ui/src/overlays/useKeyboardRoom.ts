import { useEffect } from 'react';

const ABOVE = '--sj-hidden-above';
const BELOW = '--sj-hidden-below';

/**
 * Keeps a dialog in the part of the window that an on-screen keyboard leaves: the keyboard lies over
 * the page without changing its height, and would hide list and buttons. The styles read the two
 * heights in px.
 * @param open while the dialog is open
 */
export function useKeyboardRoom(open: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!open || !view) return;
    const { style } = document.documentElement;
    const measure = () => {
      // Zoomed in with two fingers, the view is small without a keyboard.
      const hidden = view.scale > 1.01 ? 0 : window.innerHeight - view.height;
      const above = hidden > 0 ? Math.min(view.offsetTop, hidden) : 0;
      style.setProperty(ABOVE, `${Math.round(above)}px`);
      style.setProperty(BELOW, `${Math.round(Math.max(0, hidden - above))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty(ABOVE);
      style.removeProperty(BELOW);
    };
  }, [open]);
}
