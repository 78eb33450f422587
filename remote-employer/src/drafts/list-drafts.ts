import type { JobDraftSummary } from '@silverjobs/contract';
import { jobOfDraft, titleOfDraft } from '@silverjobs/contract/job-draft-keys';
import * as ownPaths from '../paths.ts';
import type { createUnsavedDrafts } from './unsaved-drafts.ts';

/** A draft in the list of own advertisements. */
export interface ListedDraft {
  key: string;
  /** '' for none. */
  title: string;
  /** Activity and postal code, as far as they are known. */
  facts: string[];
  path: string;
  /** It changes an advertisement that is there. */
  isChange: boolean;
  /** In milliseconds since 1970; null for one that only this browser has. */
  savedAt: number | null;
  savedBy: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function pathOf(key: string): string {
  const job = jobOfDraft(key);
  return `${ownPaths.newJob}?${job === null ? `entwurf=${key}` : `id=${job}`}`;
}

/** All drafts: those that only this browser has first, then those of the server in its order. */
export function listDrafts(
  stored: readonly JobDraftSummary[],
  unsaved: ReturnType<ReturnType<typeof createUnsavedDrafts>['read']>,
): ListedDraft[] {
  const known = new Set(stored.map(({ key }) => key));
  const here = Object.entries(unsaved).filter(([key]) => !known.has(key));
  return [
    ...here.map(([key, { draft }]): ListedDraft => {
      const { positionLabel, postalCode } = draft.fields;
      return {
        key,
        title: titleOfDraft(draft.fields),
        facts: [positionLabel, postalCode].filter(isText),
        path: pathOf(key),
        isChange: jobOfDraft(key) !== null,
        savedAt: null,
        savedBy: null,
      };
    }),
    ...stored.map(
      ({ key, title, position_label, postal_code, updated_at, saved_by }): ListedDraft => ({
        key,
        title,
        facts: [position_label, postal_code].filter(isText),
        path: pathOf(key),
        isChange: jobOfDraft(key) !== null,
        savedAt: updated_at,
        savedBy: saved_by,
      }),
    ),
  ];
}
