import { type ClipboardEvent, useState } from 'react';

/** Signs of lists that are plain text in a clipboard. */
const SIGNS = /^[ \t]*(?:[·•▪◦●\uf0b7]|[o§–]\t|\d{1,2}[.)]\t)/m;
/** The same with a blank; one alone may be a word. */
const TYPED_SIGN = /^[ \t]*[o–—*] \S/;
const hasSigns = (text: string) =>
  SIGNS.test(text) || text.split('\n').filter((line) => TYPED_SIGN.test(line)).length > 1;
const HAS_FORMAT = /^(?:- |## |1\. )|^[^\n]{1,60}:$|\*\*/m;

const KEPT = 'Überschriften, Aufzählungen und fette Wörter haben wir übernommen.';

/**
 * Takes what is pasted with its headings, lists and bold words; the module that reads it comes with the
 * first paste. Without it the plain text is pasted.
 * @param onPasted gets the whole text and where the pasted part ends
 */
export function usePaste(onPasted: (text: string, end: number) => void) {
  const [said, setSaid] = useState('');

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    setSaid('');
    if (html === '' && !hasSigns(plain)) return;
    event.preventDefault();
    const area = event.currentTarget;
    import('@silverjobs/widgets/pasted-text')
      .then(({ readPasted }) => readPasted(html, plain))
      .catch(() => plain)
      .then((text) => {
        insert(area, text);
        if (HAS_FORMAT.test(text)) setSaid(KEPT);
      });
  }

  function insert(area: HTMLTextAreaElement, text: string) {
    const { selectionStart: start, selectionEnd: end, value } = area;
    area.focus();
    // Pasted as if it were typed, Ctrl+Z takes it back; nothing else tells a browser so.
    if (document.execCommand?.('insertText', false, text)) return;
    onPasted(`${value.slice(0, start)}${text}${value.slice(end)}`, start + text.length);
  }

  return { paste, said };
}
