import type { Display } from '@silverjobs/contract/display';

/** The steps of the text size. */
export const SIZES = [
  { value: '1', label: 'Normal', hint: '100 %' },
  { value: '2', label: 'Groß', hint: '125 %' },
  { value: '3', label: 'Sehr groß', hint: '150 %' },
  { value: '4', label: 'Riesig', hint: '200 %' },
] as const;

/** The colours. */
export const THEMES = [
  { value: 'system', label: 'Wie auf meinem Gerät', hint: 'Hell, dunkel oder mit viel Kontrast' },
  { value: 'light', label: 'Hell', hint: 'Dunkle Schrift auf hellem Grund' },
  { value: 'dark', label: 'Dunkel', hint: 'Helle Schrift auf dunklem Grund' },
  {
    value: 'contrast',
    label: 'Viel Kontrast',
    hint: 'Schwarze Schrift auf Weiß, deutliche Linien',
  },
] as const satisfies readonly { value: Display['theme']; label: string; hint: string }[];

interface DisplaySwitch {
  name: 'wide' | 'large' | 'calm' | 'enter' | 'silent';
  label: string;
  hint: string;
  /** On at first, and off once the choice is made. */
  inverted?: boolean;
}

/** What is on or off. */
export const SWITCHES: readonly DisplaySwitch[] = [
  {
    name: 'wide',
    label: 'Mehr Abstand in Texten',
    hint: 'Zeilen, Wörter und Buchstaben stehen weiter auseinander.',
  },
  {
    name: 'large',
    label: 'Größere Knöpfe und Felder',
    hint: 'Alles, was Sie antippen oder anklicken, wird höher.',
  },
  {
    name: 'calm',
    label: 'Weniger Bewegung',
    hint: 'Nichts gleitet oder blinkt. Das gilt auch, wenn Ihr Gerät es verlangt.',
  },
  {
    name: 'enter',
    label: 'Nachrichten mit Enter senden',
    hint: 'Sonst beginnt Enter eine neue Zeile. Ihr Knopf „Senden“ bleibt.',
  },
  {
    name: 'silent',
    label: '„Vorlesen“ anbieten',
    hint: 'Knöpfe, mit denen Ihr Gerät Texte vorliest.',
    inverted: true,
  },
];
