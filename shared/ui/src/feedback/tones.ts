import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';

export type Tone = 'error' | 'warning' | 'info' | 'success';

/** The sign of each tone; never alone, always beside words. */
export const toneIcons: Readonly<Record<Tone, LucideIcon>> = {
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
};

/** What the tone is called for people who cannot see colour or sign. */
export const toneWords: Readonly<Record<Tone, string>> = {
  error: 'Fehler',
  warning: 'Achtung',
  info: 'Hinweis',
  success: 'Erfolg',
};
