/** What becomes of a PDF that is opened. */
type OpenedPdf =
  | { readonly kind: 'pages'; readonly pages: number }
  | { readonly kind: 'locked' | 'damaged' };

/** Opens a PDF and counts its pages; made for a thread, since one that was built to be slow is. */
export async function* work(bytes: Uint8Array): AsyncGenerator<OpenedPdf> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    // It takes the buffer with it: give it a copy.
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const pages = pdf.numPages;
    await pdf.cleanup();
    yield { kind: 'pages', pages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    yield { kind: isLocked ? 'locked' : 'damaged' };
  }
}
