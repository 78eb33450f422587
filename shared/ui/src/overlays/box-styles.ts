import type { CSSProperties } from 'react';

/** A value, or one per width: base from 0, md from 768 px, lg from 992 px. */
type Responsive<T> = T | { readonly base?: T; readonly md?: T; readonly lg?: T };

/** 4 px steps; other lengths as CSS text. */
type Space = Responsive<0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 14 | 'auto' | `-${number}px`>;
type Size = Responsive<
  | 'full'
  | 'target'
  | 'control'
  | 'controlPhone'
  | 'aside'
  | 'menu'
  | 'dialog'
  | 'page'
  | 'prose'
  | 'auto'
  | 0
  | `${number}${'px' | 'rem' | 'em' | 'ch' | '%' | 'vh' | 'dvh' | 'vw'}`
  | `${'calc' | 'min' | 'max' | 'clamp'}(${string})`
>;

type ColorToken =
  | `brand.${50 | 500 | 600 | 700 | 800 | 900}`
  | 'white'
  | 'black'
  | 'ink'
  | 'ink.2'
  | 'ground'
  | 'line'
  | 'error'
  | 'error.surface'
  | 'success'
  | 'success.surface'
  | 'warning'
  | 'warning.surface'
  | 'dark'
  | 'dark.line'
  | 'dark.text'
  | 'dark.2'
  | 'transparent'
  | 'currentColor';

type Css<K extends keyof CSSProperties> = Responsive<NonNullable<CSSProperties[K]>>;

/** The style props of Box: lengths and colours by token, the rest as in CSS. */
export interface BoxStyles {
  readonly p?: Space;
  readonly px?: Space;
  readonly py?: Space;
  readonly pt?: Space;
  readonly pb?: Space;
  readonly m?: Space;
  readonly mx?: Space;
  readonly my?: Space;
  readonly mt?: Space;
  readonly mb?: Space;
  readonly gap?: Space;
  readonly inset?: Space;
  readonly top?: Space;
  readonly bottom?: Space;
  readonly left?: Space;
  readonly right?: Space;
  readonly w?: Size;
  readonly minW?: Size;
  readonly maxW?: Size;
  readonly h?: Size;
  readonly minH?: Size;
  readonly maxH?: Size;
  readonly bg?: Responsive<ColorToken>;
  readonly color?: Responsive<ColorToken>;
  readonly border?: Css<'border'>;
  readonly borderTop?: Css<'borderTop'>;
  readonly borderBottom?: Css<'borderBottom'>;
  readonly borderColor?: Responsive<ColorToken>;
  readonly borderRadius?: Responsive<'control' | 'card' | 'dialog' | 'round' | 0>;
  readonly boxShadow?: Responsive<'card' | 'none'>;
  readonly fontSize?: Responsive<'sm' | 'md' | 'lg' | 'h4' | 'h3' | 'h2' | 'h1'>;
  readonly fontWeight?: Responsive<'normal' | 'semibold' | 'bold'>;
  readonly display?: Css<'display'>;
  readonly position?: Css<'position'>;
  readonly zIndex?: Responsive<'bar' | 'overlay' | 'toast' | number>;
  readonly overflow?: Css<'overflow'>;
  readonly overflowX?: Css<'overflowX'>;
  readonly overflowY?: Css<'overflowY'>;
  readonly textAlign?: Css<'textAlign'>;
  readonly whiteSpace?: Css<'whiteSpace'>;
  readonly flex?: Css<'flex'>;
  readonly flexDirection?: Css<'flexDirection'>;
  readonly flexWrap?: Css<'flexWrap'>;
  readonly alignItems?: Css<'alignItems'>;
  readonly alignSelf?: Css<'alignSelf'>;
  readonly justifyContent?: Css<'justifyContent'>;
  readonly justifySelf?: Css<'justifySelf'>;
  readonly placeItems?: Css<'placeItems'>;
  readonly gridTemplateColumns?: Css<'gridTemplateColumns'>;
  readonly gridColumn?: Css<'gridColumn'>;
  readonly aspectRatio?: Css<'aspectRatio'>;
  readonly objectFit?: Css<'objectFit'>;
}
