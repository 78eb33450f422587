import { coreName, fullName, readableName } from './names.ts';
import type { MetadataPlace } from './sources.ts';
import { supplement } from './supplement.ts';

/** One pair of postal code and place before it is located. */
export interface Entry {
  postalCode: string;
  name: string;
  /** Names to look for in GeoNames: the core, then parts of a double name. */
  cores: string[];
  full: string;
  /** Label of the Land in the source, '' when it gives none. */
  state: string;
  /** How many postal codes of the same first two digits the place has in the source. */
  codes: number;
}

/** A double name is also looked for by its parts: 'Herzebrock-Clarholz' by 'herzebrock'. */
function cores(name: string): string[] {
  if (name.startsWith('Berlin-')) return [coreName(name.slice('Berlin-'.length))];
  const bare = name.replace(/^(Stadt|Seebad|Ostseebad|Nordseebad) /, '');
  return [bare, ...bare.split(/[-&/]/).slice(0, 2)].map(coreName).filter((core) => core.length > 2);
}

function entry(postalCode: string, name: string, state: string, codes: number): Entry {
  return { postalCode, name, cores: cores(name), full: fullName(name), state, codes };
}

/** All pairs of postal code and readable place, each once, ordered by code. */
export function entries(metadata: readonly MetadataPlace[]): Entry[] {
  const known = new Map<string, Entry>();
  const add = (postalCode: string, raw: string, state: string, codes: number): void => {
    const name = readableName(raw);
    const key = `${postalCode} ${name}`;
    if (name !== '' && !known.has(key)) {
      known.set(key, entry(postalCode, name, state, codes));
    }
  };
  for (const place of metadata) {
    for (const code of place.postalCodes) {
      // The source throws namesakes together: only codes of the same region make a town.
      const near = place.postalCodes.filter((other) => other.slice(0, 2) === code.slice(0, 2));
      add(code, place.name, place.state, near.length);
    }
  }
  for (const [code, name] of supplement) add(code, name, '', 1);
  return [...known.values()].sort(
    (a, b) => Number(a.postalCode) - Number(b.postalCode) || a.name.localeCompare(b.name, 'de'),
  );
}
