/** A person's name after 'von' or 'mit': 'Herrn Dieter Oberländer' (words-3). */
export function nameInDative(name: string): string {
  return name.replace(/^Herr /, 'Herrn ');
}
