import type { WhatOption } from '../entities/options.ts';
import { foldText } from '../fold-text.ts';
import { neutralText } from '../neutral-form.ts';
import { lettersOf, soundOf } from './typing-errors.ts';

/** A label or a keyword, prepared for comparison. */
export interface IndexedText {
  text: string;
  /** Its spellings, without what says whether a woman or a man is meant. */
  forms: readonly string[];
  /** The name of an occupation that the catalogue lacks; this one only comes near to it. */
  isNear: boolean;
}

/** An occupation prepared for the search. */
export interface IndexedPosition {
  option: WhatOption;
  /** The parts of its label: 'Koch, Köchin' are two. */
  labels: readonly IndexedText[];
  keywords: readonly IndexedText[];
}

/** A word that labels or keywords hold, with how it sounds and the letters of that. */
interface KnownWord {
  word: string;
  sound: string;
  letters: number;
}

/** All occupations, and the words that they are found by. */
export interface PositionIndex {
  /** In alphabetical order. */
  positions: readonly IndexedPosition[];
  words: readonly string[];
  sounds: readonly KnownWord[];
}

/** Prepares all occupations once. */
export function indexPositions(options: readonly WhatOption[]): PositionIndex {
  const positions = [...options]
    .sort((a, b) => a.label.localeCompare(b.label, 'de'))
    .map((option) => ({
      option,
      labels: option.label
        .replaceAll('/in und ', '/in, ')
        .split(', ')
        .map((text) => indexText(text)),
      keywords: [
        ...keywordsOf(option.matching_keywords).map((text) => indexText(text)),
        ...keywordsOf(option.near_keywords ?? '').map((text) => indexText(text, true)),
      ],
    }));
  const texts = positions.flatMap(({ labels, keywords }) => [...labels, ...keywords]);
  const words = [
    ...new Set(texts.flatMap(({ forms }) => forms.flatMap((form) => [form, ...form.split(' ')]))),
  ];
  const female = texts.flatMap(({ text }) => femaleForms(text));
  const sounds = [...new Set([...words, ...female])].map((word) => {
    const sound = soundOf(word);
    return { word, sound, letters: lettersOf(sound) };
  });
  return { positions, words, sounds };
}

const GENDER_ENDING = /[/(*:_]-?(in(?:nen)?|r|n)\b\)?/gi;

function keywordsOf(list: string): string[] {
  const keywords = list.split(/[,;|\n]+/).map((keyword) => keyword.trim());
  return keywords.filter((keyword) => keyword !== '');
}

function indexText(text: string, isNear = false): IndexedText {
  const forms = spellings(text.replace(GENDER_ENDING, ''));
  return { text, forms: [...forms, ...forms.flatMap(writtenTogether)], isNear };
}

/** 'Kinder hüten' is also typed as 'Kinderhüten'. */
function writtenTogether(form: string): string[] {
  return form.split(' ').length === 2 ? [form.replace(' ', '')] : [];
}

/** 'IT-Helfer' may be written together, and 'Helferin' is what women type. */
function femaleForms(text: string): string[] {
  const { plain, loose } = foldText(text.replace(GENDER_ENDING, '$1'));
  return [plain, loose].flatMap((form) => [...form.split(' '), form.replaceAll(' ', '')]);
}

/** How a text is compared: with spelled-out umlauts and without, for men and women alike. */
export function spellings(text: string): string[] {
  const { plain, loose } = foldText(text);
  return [...new Set([neutralText(plain), neutralText(loose)])];
}
