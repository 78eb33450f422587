import type { PostalCodeRow } from '../../reference/types.ts';
import type { Random } from '../random.ts';
import type { EmployerDraft } from './draft.ts';
import { person, salutationLabel } from './names.ts';

const familyTexts = [
  'Wir sind eine Familie mit drei Kindern und wohnen am Stadtrand.',
  'Wir arbeiten beide und sind froh über verlässliche Hilfe.',
  'Bei uns leben drei Generationen unter einem Dach.',
  'Unsere Eltern wohnen im Haus nebenan.',
] as const;

const personTexts = [
  'Ich lebe allein in einer Wohnung im zweiten Stock, mit Aufzug.',
  'Ich bin verwitwet und wohne seit vierzig Jahren im selben Haus.',
  'Ich bin im Ruhestand und gern unter Menschen.',
  'Ich wohne in einem kleinen Haus mit Garten.',
] as const;

/** A family, a couple or a single person who looks for help; never with a link or a size. */
export function privateEmployer(r: Random, home: PostalCodeRow, taken: Set<string>): EmployerDraft {
  const contact = person(r);
  const isPerson = r.chance(0.45);
  const full = `${contact.first} ${contact.last}`;
  const family = `${r.chance(0.85) ? 'Familie' : 'Ehepaar'} ${contact.last}`;
  let name = isPerson ? `${salutationLabel(contact.salutationId)} ${full}` : family;
  if (taken.has(name)) name = isPerson ? name : `Familie ${contact.last}, ${home.place}`;
  taken.add(name);
  return {
    kind: isPerson ? 'person' : 'familie',
    isPrivate: true,
    name,
    salutationId: contact.salutationId,
    contact: full,
    typeId: 1,
    ageId: null,
    sizeId: null,
    subsectorId: null,
    link: null,
    description:
      r.chance(0.6) && !name.startsWith('Ehepaar')
        ? r.pick(isPerson ? personTexts : familyTexts)
        : null,
    postalCode: home.postal_code,
  };
}
