import { TYPEFACE_KEY, waitingTypeface } from '../../../common/typeface.ts';

/**
 * Fetches the typeface for the next document, where this one does without: before hydration it would
 * have taken a seventh of a slow line from the scripts, and would have been too late all the same.
 */
export async function keepTypeface(release: string): Promise<void> {
  const faces = waitingTypeface()?.sheet?.cssRules;
  const face = faces?.[faces.length - 1];
  if (!(face instanceof CSSFontFaceRule)) return;
  try {
    // A face of its own, so that no text of this page takes it.
    await new FontFace('kept', face.style.getPropertyValue('src')).load();
    localStorage.setItem(TYPEFACE_KEY, release);
  } catch {
    // Without a network or a storage the next document does without it as well.
  }
}
