/** Props of a decorative lucide icon: hidden from assistive technology, sized for its place. */
export interface IconProps {
  readonly 'aria-hidden': true;
  readonly focusable: false;
  readonly size: number;
}

const sizes = { sm: 18, md: 22, lg: 28, xl: 36 } as const;

/**
 * `<MapPin {...icon()} />` beside its words. Icons are always decoration here: the words say it.
 * @param size sm 18, md 22 (default), lg 28, xl 36 px
 */
export function icon(size: keyof typeof sizes = 'md'): IconProps {
  return { 'aria-hidden': true, focusable: false, size: sizes[size] };
}
