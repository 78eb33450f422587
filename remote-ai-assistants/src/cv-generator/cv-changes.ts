import type { CvDraft, CvSection } from '@silverjobs/contract';

/** Anything of which there are several, in an order that the user decides. */
interface Item {
  readonly id: number;
}

/** An id that no piece of the CV has. */
export function nextId({ sections }: CvDraft): number {
  const used = sections.flatMap((section) => [
    section.id,
    ...(section.kind === 'stations' ? section.stations.map(({ id }) => id) : []),
    ...(section.kind === 'facts' ? section.facts.map(({ id }) => id) : []),
  ]);
  return Math.max(0, ...used) + 1;
}

/** The list with the item one place further up (-1) or down (1); unchanged at its ends. */
export function moved<T extends Item>(list: readonly T[], id: number, step: -1 | 1): T[] {
  const at = list.findIndex((item) => item.id === id);
  const item = list[at];
  const to = at + step;
  if (!item || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((other) => other !== item);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** The list with the changed item in place of the one with its id. */
export function replaced<T extends Item>(list: readonly T[], changed: T): T[] {
  return list.map((item) => (item.id === changed.id ? changed : item));
}

/** The list with an item put back where it was. */
export function restored<T extends Item>(list: readonly T[], item: T, at: number): T[] {
  if (list.some(({ id }) => id === item.id)) return [...list];
  return [...list.slice(0, at), item, ...list.slice(at)];
}

/** What a new section is. */
export type SectionKind = CvSection['kind'];

/** A new section of a kind. */
export function newSection(id: number, kind: SectionKind): CvSection {
  switch (kind) {
    case 'stations':
      return { id, kind, title: '', stations: [], summarise: false };
    case 'facts':
      return { id, kind, title: '', facts: [{ id: id + 1, term: '', value: '' }] };
    case 'text':
      return { id, kind, title: '', text: '' };
  }
}
