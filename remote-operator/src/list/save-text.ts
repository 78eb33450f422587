import { saveFile } from '@silverjobs/widgets/save-file';

/** Offers a file that a call has answered. */
export function saveText({
  file_name: name,
  content,
}: {
  file_name: string;
  content: string;
}): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  saveFile(name, new Blob([bytes], { type: 'text/csv' }));
}
