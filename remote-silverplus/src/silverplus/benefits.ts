import {
  BriefcaseBusiness,
  Compass,
  GraduationCap,
  type LucideIcon,
  MessagesSquare,
  PenLine,
  TrendingUp,
} from 'lucide-react';

interface Benefit {
  title: string;
  text: string;
  icon: LucideIcon;
}

/** What silver+ is good for (silverplus-4). */
export const BENEFITS: readonly Benefit[] = [
  {
    title: 'Ganz oben im Postfach',
    text: 'Ihre Nachrichten stehen im Postfach der Arbeitgeber vor denen ohne silver+. Der Arbeitgeber sieht, dass es an silver+ liegt. Er kann stattdessen nach Datum ordnen.',
    icon: TrendingUp,
  },
  {
    title: 'Mehr Stellen',
    text: 'Sie sehen zusätzlich Teilzeitstellen unserer Partner aus dem Internet, in der Stellensuche und im Jobfinder.',
    icon: BriefcaseBusiness,
  },
  {
    title: 'Hilfe beim Anschreiben',
    text: 'Aus wenigen Antworten entsteht ein persönliches Anschreiben zu einer Stelle. Sie behalten das letzte Wort.',
    icon: PenLine,
  },
  {
    title: 'Interviewvorbereitung',
    text: 'Bereiten Sie sich in Ruhe auf Vorstellungsgespräche vor. Sie bekommen sieben Fragen zu Ihrer Stelle und zu jeder Antwort eine Rückmeldung.',
    icon: MessagesSquare,
  },
  {
    title: 'Ihr persönlicher Job-Coach',
    text: 'Der Job-Coach fragt nach Ihren Stärken und Wünschen und zeigt Wege, an die Sie vielleicht nicht gedacht haben.',
    icon: Compass,
  },
  {
    title: 'Kurse für Menschen Ü60',
    text: 'Lernen Sie online in kleinen Gruppen, live und mit Zeit für Ihre Fragen.',
    icon: GraduationCap,
  },
];

/** What stands beside the head of the page. */
export const PROMISES: readonly string[] = [
  'Alle Funktionen in jedem Tarif',
  '14 Tage Widerrufsrecht',
  'Kündigung online, ohne Anruf',
  'Stellensuche bleibt kostenlos',
];

/** The head of the page. */
export const HEADLINE = 'Mit silver+ mehr Stellen und mehr Unterstützung';
export const LEAD =
  'Mehr Stellen, mehr Aufmerksamkeit bei Arbeitgebern und Hilfe bei jedem Schritt: vom Anschreiben bis zum Vorstellungsgespräch.';
