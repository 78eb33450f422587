import type { CvDraft, CvPhoto, CvSection } from '@silverjobs/contract';
import type { UnsavedDraft } from '@silverjobs/widgets/autosave';

/** Checks what the browser has kept; null for anything else. */
export function parseUnsavedCv(value: unknown): UnsavedDraft<CvDraft> | null {
  if (!isRecord(value) || !isRecord(value.draft) || !isNumber(value.version)) return null;
  return isDraft(value.draft) ? { version: value.version, draft: value.draft } : null;
}

/** Checks a kept photo. */
export function parsePhoto(value: unknown): CvPhoto | null {
  if (!isRecord(value) || typeof value.source !== 'string' || !isNumber(value.ratio)) return null;
  const fits = JPEG.test(value.source) && value.ratio > 0.2 && value.ratio < 5;
  return fits ? { source: value.source, ratio: value.ratio } : null;
}

const JPEG = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;

function isDraft(value: Record<string, unknown>): value is CvDraft {
  const { person, photo, layout, text_size, signed, sections } = value;
  return (
    hasTexts(person, ['name', 'headline', 'street', 'place', 'phone', 'email', 'birth']) &&
    (photo === null || parsePhoto(photo) !== null) &&
    ['classic', 'modern', 'plain'].includes(String(layout)) &&
    [10, 11, 12].includes(Number(text_size)) &&
    typeof signed === 'string' &&
    Array.isArray(sections) &&
    sections.every(isSection)
  );
}

function isSection(value: unknown): value is CvSection {
  if (!hasTexts(value, ['title', 'kind']) || !isNumber(value.id)) return false;
  switch (value.kind) {
    case 'stations':
      return (
        typeof value.summarise === 'boolean' &&
        isListOf(value.stations, ['from', 'to', 'title', 'place', 'tasks'])
      );
    case 'facts':
      return isListOf(value.facts, ['term', 'value']);
    case 'text':
      return typeof value.text === 'string';
    default:
      return false;
  }
}

function isListOf(value: unknown, texts: readonly string[]): boolean {
  return Array.isArray(value) && value.every((item) => hasTexts(item, texts) && isNumber(item.id));
}

function hasTexts(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
