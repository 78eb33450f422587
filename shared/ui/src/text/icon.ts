/** Props of a decorative lucide icon: hidden from assistive technology, sized for its place. */
export interface IconProps {
  readonly 'aria-hidden': true;
  readonly focusable: false;
  readonly size: string;
}

// 18, 22, 28, 36 px at normal text size; they grow with the text.
const sizes = { sm: '1rem', md: '1.2222rem', lg: '1.5556rem', xl: '2rem' } as const;

/**
 * `<MapPin {...icon()} />` beside its words. Icons are always decoration here: the words say it.
 * @param size sm 18, md 22 (default), lg 28, xl 36 px at normal text size
 */
export function icon(size: keyof typeof sizes = 'md'): IconProps {
  return { 'aria-hidden': true, focusable: false, size: sizes[size] };
}
