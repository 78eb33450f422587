const KNOWN = ['deutsch', 'englisch'];

/** The languages named in a free text that have no box of their own: 'Polnisch, Italienisch'. */
export function otherLanguages(languages: string | null | undefined): string {
  return (languages ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !KNOWN.includes(name.toLowerCase()))
    .join(', ');
}
