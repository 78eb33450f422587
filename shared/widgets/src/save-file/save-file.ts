/** Offers a file to the user to keep. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Offers a file to keep that has come as JSON. @param type its media type */
export function saveDownload(file: { file_name: string; content: string }, type: string): void {
  const bytes = Uint8Array.from(atob(file.content), (sign) => sign.charCodeAt(0));
  saveFile(file.file_name, new Blob([bytes], { type }));
}
