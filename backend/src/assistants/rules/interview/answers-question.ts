import type { Stage } from './interview-state.ts';
import type { RoleFamily } from './role-questions.ts';

/** Words that an answer to the question of a stage has; for simplified text. */
const ANSWERS: Readonly<Partial<Record<Stage, RegExp>>> = {
  introduction:
    /\b(?:gelernt\w*|ausbildung|ausgebildet\w*|studi\w*|beruf\w*|gearbeitet|tatig|arbeite\w*|jahre\w*|war (?:ich )?(?:bei|als|im|in|am|an)|rente|rentner\w*|ruhestand|zuletzt|suche|lehre|meister\w*|bin (?:von beruf )?(?:\w+(?:erin|orin|istin|frau|mann|kraft|arzt|koch|kochin|meister|lehrer|er))|heisse|selbst[a-z]*ndig)\b/,
  motivation:
    /\b(?:weil|da ich|denn|gern\w*|mag|liebe|freude|spass|reizt|gefallt|gefallen|interess\w*|mochte|wunsche\w*|passt|passen|nahe|nah|sinn\w*|wichtig|angesprochen|anspricht|liegt mir|helfen|deshalb|darum|suche|zuverdien\w*|hinzuverdien\w*|geld|langweil\w*|rente)\b/,
  experience:
    /\b(?:jahre\w*|gearbeitet|gemacht|erfahrung\w*|habe|hatte|haben|war|waren|konnte\w*|betreut\w*|geleitet|verkauft\w*|gelernt|kenne|zustandig|gehorte|fruher|damals|privat|familie|zu hause|ehrenamt\w*|fahre|koche|pflege|mache)\b/,
  'role-specific':
    /\b(?:wurde|zuerst|zunachst|dann|erst|erstmal|danach|versuche|rede|spreche|sage|hole|bleibe|gehe|nehme|lasse|biete|rufe|frage|hore|erklare|mache|beruhige|zeige|warte|trenne|melde)\b/,
  strengths:
    /\b(?:kann|gut|starke\w*|bin|fahigkeit\w*|zuverlassig\w*|geduld\w*|ordentlich\w*|punktlich\w*|organis\w*|liegt mir|liegen mir|talent|sorgfalt\w*|ruhe|ruhig|genau\w*|behalte|verstehe|erklare|zuhoren)\b/,
  age: /\b(?:jung\w*|alter\w*|team\w*|zusammen\w*|gemeinsam|lern\w*|erfahrung\w*|kolleg\w*|respekt\w*|generation\w*|verstehe|verstanden|enkel\w*|miteinander|augenhohe|problem\w*|unterstutz\w*|offen\w*|gut|gern\w*|schwierig|alt)\b/,
};
const ASKS =
  /\b(?:wie|wer|wann|wo|wohin|welche\w*|gibt es|warum|was|wurden|kann ich|darf ich|habe ich|ist es|mochte wissen|interessiert mich|ob)\b/;

/** What is said to an answer that does not answer its question. */
export const MISSED: Readonly<Record<Stage, string>> = {
  role: '',
  introduction:
    'Gefragt war, wer Sie beruflich sind. Sagen Sie, was Sie gelernt haben, was Sie zuletzt gemacht haben und was Sie jetzt suchen.',
  motivation:
    'Gefragt war, warum Sie gerade diese Stelle möchten. Nennen Sie einen Grund, der mit der Arbeit zu tun hat.',
  experience: 'Gefragt war nach Ihrer Erfahrung. Erzählen Sie, was Sie selbst schon getan haben.',
  'role-specific':
    'Gefragt war, was Sie in dieser Situation tun. Sagen Sie der Reihe nach: zuerst …, dann …, zum Schluss …',
  strengths:
    'Gefragt war, was Sie besonders gut können. Nennen Sie eine Stärke und woran man sie merkt.',
  age: 'Gefragt war, wie Sie mit Jüngeren zusammenarbeiten. Sagen Sie, was Sie mitbringen und was Sie gern lernen.',
  questions:
    'Gefragt war, was Sie wissen möchten. Stellen Sie ein bis zwei eigene Fragen, zum Beispiel: „Wer arbeitet mich ein?“ oder „Wie sieht ein typischer Tag aus?“',
  complete: '',
};

type Given = {
  readonly text: string;
  readonly folded: string;
  readonly stage: Stage;
  readonly family: RoleFamily;
};

/** Whether an answer is about what was asked (assistants-64). */
export function answersQuestion({ text, folded, stage, family }: Given): boolean {
  if (stage === 'questions') return text.includes('?') || ASKS.test(folded);
  if (stage === 'role-specific' && family.expected.test(folded)) return true;
  return ANSWERS[stage]?.test(folded) ?? true;
}
