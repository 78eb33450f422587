import type { Sender } from './letter-state.ts';

const NAME =
  /(?:(?:mein name ist|mein name:|ich heiße|ich heisse|ich bin|name:) {0,2})?(\p{Lu}[\p{Ll}'’-]{1,30}(?: (?:von|van|de|zu|der)){0,2}(?: \p{Lu}[\p{L}'’-]{1,30}){1,2})/iu;
const STREET =
  /(?<!\p{L})(\p{Lu}[\p{L}.'-]{1,40}(?: \p{Lu}[\p{L}.'-]{1,30}){0,2} \d{1,4} ?[a-z]?)(?![\p{L}\d])/u;
const PLACE =
  /(?<!\d)(\d{5}) (\p{Lu}[\p{L}.-]{1,40}(?: (?:am|an der|im|\p{Lu}[\p{L}.-]{1,30})){0,3})/u;
const PHONE = /(?<![\d])((?:\+49|0)[\d /()-]{5,20}\d)/;
const SAYS_NAME = /\b(?:name|heiße|heisse)\b/i;
const SAYS_STREET =
  /\b(?:wohne|anschrift|adresse|straße|strasse|hausnummer)\b|\p{L}(?:str\.|straße|weg|platz|allee|gasse) \d/iu;
const SAYS_PHONE = /\b(?:telefon\w*|handy\w*|nummer|tel|mobil|rufnummer|erreichbar)\b/i;

const NOTHING: Sender = { name: null, street: null, place: null, phone: null };

/** 'monika ahrens, lindenweg 3' with capital letters. */
const capitals = (text: string) =>
  text.replace(/(?<!\p{L})(?!von |van |de |zu |der |am |an |im |ich |ist |in )\p{Ll}/gu, (letter) =>
    letter.toLocaleUpperCase('de'),
  );

/**
 * Name, address and telephone in an answer.
 * @param isAsked the answer is to the question for them; otherwise only what says what it is counts
 */
export function readSender(message: string, isAsked: boolean): Sender {
  const line = message.replace(/\s+/g, ' ').trim().slice(0, 400);
  const text = isAsked && !/ \p{Lu}/u.test(line) ? capitals(line) : line;
  const place = PLACE.exec(text);
  const phone = isAsked || SAYS_PHONE.test(text) ? (PHONE.exec(text)?.[1]?.trim() ?? null) : null;
  const rest = text.replace(place?.[0] ?? '', ' ').replace(phone ?? '', ' ');
  const street = isAsked || SAYS_STREET.test(text) ? (STREET.exec(rest)?.[1] ?? null) : null;
  const named = rest.replace(street ?? '', ' ');
  const name = isAsked || SAYS_NAME.test(text) ? nameIn(named) : null;
  return {
    name,
    street: street?.replace(/^(?:Ich Wohne |Wohne )?(?:In |Im |In Der |Am Ende )?/iu, '') ?? null,
    place:
      place && (isAsked || street || /wohne|anschrift|adresse/i.test(text))
        ? `${place[1]} ${place[2]}`
        : null,
    phone,
  };
}

function nameIn(text: string): string | null {
  const part = text
    .split(/[,;:]/)
    .map((piece) => piece.trim())
    .find((piece) => {
      const words = piece.split(' ').filter(Boolean);
      const isName = words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word));
      return isName && words.length >= 2 && words.length <= 6;
    });
  const found = part && NAME.exec(part)?.[1];
  return found && !/^(?:ich|mein|meine|die|der)\b/i.test(found) ? found : null;
}

/** What an answer adds to what is known. */
export function mergeSender(known: Sender, said: Sender): Sender {
  return {
    name: said.name ?? known.name,
    street: said.street ?? known.street,
    place: said.place ?? known.place,
    phone: said.phone ?? known.phone,
  };
}

export const saysSender = (sender: Sender): boolean =>
  Object.values(sender).some((value) => value !== NOTHING.name);
