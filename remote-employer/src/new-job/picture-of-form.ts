import type { ShownPicture } from '@silverjobs/contract';
import type { Problem } from '@silverjobs/widgets/form';

/** The picture of an advertisement as a form holds it; '' for none. */
export interface TypedPicture {
  pictureId: string;
  /** '1200x800'. */
  pictureSize: string;
  /** What is to be seen on it. */
  pictureAlt: string;
}

export const NO_PICTURE: TypedPicture = { pictureId: '', pictureSize: '', pictureAlt: '' };

/** A picture as the form holds it. */
export const typedPicture = ({ id, width, height, alt }: ShownPicture): TypedPicture => ({
  pictureId: id,
  pictureSize: `${width}x${height}`,
  pictureAlt: alt,
});

/** The picture that is chosen, with what is typed about it; null for none. */
export function pictureOf({
  pictureId,
  pictureSize,
  pictureAlt,
}: TypedPicture): ShownPicture | null {
  const [width = 0, height = 0] = pictureSize.split('x').map(Number);
  if (pictureId === '' || !(width > 0 && height > 0)) return null;
  return { id: pictureId, width, height, alt: pictureAlt.trim() };
}

/** A picture without words says nothing to who does not see it (employers-94). */
export function pictureProblems(form: TypedPicture): Problem<TypedPicture>[] {
  const picture = pictureOf(form);
  if (picture?.alt !== '') return [];
  return [{ field: 'pictureAlt', text: 'Bitte beschreiben Sie das Bild in einem Satz.' }];
}
