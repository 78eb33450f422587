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
    text: 'Ihre Nachrichten stehen bei Arbeitgebern an erster Stelle. So werden sie früher gelesen.',
    icon: TrendingUp,
  },
  {
    title: 'Mehr Stellen',
    text: 'Sie sehen alle Teilzeitstellen aus dem Internet, passend zu Ihrem Profil, an einem Ort.',
    icon: BriefcaseBusiness,
  },
  {
    title: 'Hilfe beim Anschreiben',
    text: 'Zu jeder Stelle entsteht in wenigen Minuten ein persönliches Anschreiben. Sie behalten das letzte Wort.',
    icon: PenLine,
  },
  {
    title: 'Gespräche üben',
    text: 'Bereiten Sie sich in Ruhe auf Vorstellungsgespräche vor, mit Fragen, die wirklich gestellt werden.',
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
