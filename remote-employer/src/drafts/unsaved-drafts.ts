import type { JobDraftContent } from '@silverjobs/contract';
import type { AppStorage } from '@silverjobs/shell';
import type { CopyPlace, UnsavedDraft } from '@silverjobs/widgets/autosave';

type Unsaved = Readonly<Record<string, UnsavedDraft<JobDraftContent>>>;

/** Name in the user's storage. */
const NAME = 'draft.jobs';

/** Begun advertisements that are not on the server yet, by their keys. */
export function createUnsavedDrafts(storage: AppStorage, userId: number) {
  const write = (all: Unsaved) => storage.write(NAME, Object.keys(all).length > 0 ? all : null);

  /** With those of before a sign-out. */
  function read(): Unsaved {
    const live = storage.read(NAME, parseUnsaved) ?? {};
    const signedOut = storage.kept(userId, NAME, parseUnsaved);
    if (!signedOut) return live;
    const all = { ...signedOut.value, ...live };
    write(all);
    storage.dropKept(userId, NAME);
    return all;
  }

  function drop(key: string): void {
    const { [key]: _, ...others } = read();
    write(others);
  }

  return {
    read,
    drop,
    /** The place of one of them, as if it had a name of its own. */
    placeOf: (key: string): CopyPlace<JobDraftContent> => ({
      userId,
      key,
      parse: (value) => value as UnsavedDraft<JobDraftContent>,
      storage: {
        read: (name, parse) => parse(read()[name]),
        write: (name, value) => {
          if (value === null) drop(name);
          else write({ ...read(), [name]: value as UnsavedDraft<JobDraftContent> });
        },
        // Brought back by reading.
        kept: () => null,
        dropKept: () => {},
      },
    }),
  };
}

function parseUnsaved(value: unknown): Unsaved | null {
  if (!isRecord(value)) return null;
  const known = Object.entries(value).filter(
    ([, one]) => isRecord(one) && Number.isInteger(one.version) && isContent(one.draft),
  );
  return Object.fromEntries(known) as Unsaved;
}

const isContent = (value: unknown): boolean =>
  isRecord(value) && isRecord(value.fields) && (value.over === null || isOver(value.over));

const isOver = (value: unknown): boolean =>
  isRecord(value) && typeof value.version === 'string' && isRecord(value.fields);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
