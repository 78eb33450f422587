import type { Registry, RemoteRelease } from '../registry/registry.ts';
import { compressedBytes } from './compress.ts';
import type { ReleaseFile } from './release-store.ts';

/** Compressors of two versions differ by less. */
const TOLERANCE = 1.05;

/**
 * What is wrong with the places that a release has in its pages and with the widgets that it puts into those of
 * others. A place that goes away takes nothing along: its widgets are not shown any more.
 * @returns sentences; empty when nothing is wrong
 */
export function checkSlots(release: RemoteRelease, { remotes }: Registry): string[] {
  const before = remotes[release.name];
  const slots = Object.values({ ...remotes, [release.name]: release }).flatMap(slotsOf);
  const exposes = [...release.pages, ...(release.widgets ?? [])].map(({ expose }) => expose);
  const twice = (release.widgets ?? []).filter(
    ({ expose }) => exposes.filter((one) => one === expose).length > 1,
  );
  return [
    ...slotsOf(release).flatMap(({ slot: { name } }) => {
      const owners = slots.filter(({ slot }) => slot.name === name);
      return owners.length > 1 ? [`The place ${name} stands in more than one page.`] : [];
    }),
    ...twice.map(({ expose }) => `${release.name} exposes ${expose} twice.`),
    ...(release.widgets ?? []).flatMap(({ slot: wanted, expose, bytes }) => {
      const found = slots.find(({ slot }) => slot.name === wanted);
      // The owner may have taken it back meanwhile, which must not hold up who filled it.
      const wasThere = before?.widgets?.some(({ slot }) => slot === wanted);
      if (!found)
        return wasThere ? [] : [`${expose} is for the place ${wanted}, which no page has.`];
      if (found.remote === release.name)
        return [`${expose} is for ${wanted}, which is a place of ${release.name} itself.`];
      const { maxBytes } = found.slot;
      return bytes > maxBytes
        ? [`${expose} costs ${bytes} bytes, and ${wanted} has room for ${maxBytes}.`]
        : [];
    }),
  ];
}

function slotsOf({ name, pages }: RemoteRelease) {
  return pages.flatMap(({ slots = [] }) => slots.map((slot) => ({ remote: name, slot })));
}

/** Widgets that cost more than a release says: who measures is whoever has the files. */
export async function understatedWidgets(
  { entry, widgets = [] }: RemoteRelease,
  files: ReleaseFile[],
): Promise<string[]> {
  const found = widgets.map(async ({ expose, bytes, files: { js, css } }) => {
    const real = await compressedBytes(files, [entry, ...js, ...css]);
    return real > bytes * TOLERANCE ? [`${expose} costs ${real} bytes, not ${bytes}.`] : [];
  });
  return (await Promise.all(found)).flat();
}
