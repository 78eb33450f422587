import type { MenuIcon } from '@silverjobs/federation';
import {
  BadgeEuro,
  Briefcase,
  Building2,
  Compass,
  FileUser,
  GraduationCap,
  type LucideIcon,
  Mail,
  MessagesSquare,
  PenLine,
  Plus,
  Settings,
  Sparkles,
  Star,
  UserRound,
} from 'lucide-react';

/** The icon of each name that a remote may choose for its menu entry. */
export const menuIcons: Record<MenuIcon, LucideIcon> = {
  'badge-euro': BadgeEuro,
  briefcase: Briefcase,
  building: Building2,
  compass: Compass,
  'file-user': FileUser,
  'graduation-cap': GraduationCap,
  mail: Mail,
  messages: MessagesSquare,
  'pen-line': PenLine,
  plus: Plus,
  settings: Settings,
  sparkles: Sparkles,
  star: Star,
  user: UserRound,
};
