import { plain } from '../../understanding/phrases.ts';
import type { InterviewState } from './interview-state.ts';
import { familyByName } from './role-questions.ts';

/** Asks for the job that is trained for. */
export const ASK_ROLE =
  'Für welche Stelle möchten Sie üben? Nennen Sie mir den Beruf oder die Tätigkeit, zum Beispiel „Empfang in einer Arztpraxis“.';

/** The question of a stage for a role. */
export function question({ stage, role, family }: InterviewState): string {
  const work = role ? plain(role) : 'diese Stelle';
  switch (stage) {
    case 'role':
      return ASK_ROLE;
    case 'introduction':
      return 'Bitte stellen Sie sich kurz vor. Was sollten wir über Sie und Ihren Berufsweg wissen?';
    case 'motivation':
      return `Warum bewerben Sie sich um die Stelle „${work}“?`;
    case 'experience':
      return familyByName(family).experience;
    case 'role-specific':
      return familyByName(family).situation;
    case 'strengths':
      return 'Was können Sie besonders gut, und woran merkt man das bei der Arbeit?';
    case 'age':
      return 'Unser Team ist deutlich jünger als Sie. Wie stellen Sie sich die Zusammenarbeit vor?';
    default:
      return 'Zum Schluss: Welche Fragen haben Sie an uns?';
  }
}
