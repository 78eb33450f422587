import { describesExperience } from '../../understanding/intents.ts';
import { paragraphs, plain } from '../../understanding/phrases.ts';
import { countWords } from '../../understanding/words.ts';
import type { Answer, Heard } from '../assistant.ts';
import type { Profile } from '../profile.ts';
import { askStage } from './ask.ts';
import { type InterviewState, NO_INTERVIEW } from './interview-state.ts';
import { readRole } from './read-role.ts';
import { familyOf } from './role-questions.ts';

const withRole = (state: InterviewState, role: string): InterviewState => ({
  ...state,
  role,
  family: familyOf(role).name,
  stage: 'introduction',
});

/** A job is named in fewer words; more are a story. */
const ROLE_WORDS = 10;

const INTRODUCTION =
  'Ich stelle Ihnen sieben Fragen, wie sie im Vorstellungsgespräch vorkommen. Nach jeder Antwort sehen Sie, was dazugehört, und haken selbst ab; am Ende stehen alle Antworten beisammen. Antworten Sie so, wie Sie sprechen würden. Noten gibt es nicht.';

/** The first words to somebody with this profile. */
export function startInterview(profile: Profile, jobRole: string): Answer<InterviewState> {
  const role = readRole(jobRole);
  const hello = `${profile.greeting} Ich bin Ihr InterviewCoach.`;
  if (!role) return askStage(NO_INTERVIEW, hello);
  const about = `Wir üben für die Stelle **${plain(role)}**.`;
  return askStage(withRole(NO_INTERVIEW, role), paragraphs(`${hello} ${about}`, INTRODUCTION));
}

/** The job that is trained for, and the first question about it. */
export function takeRole(
  state: InterviewState,
  { words: message, intent }: Heard,
): Answer<InterviewState> {
  if (describesExperience(message))
    return askStage(state, 'Das können Sie gleich bei einer der Fragen erzählen.');
  const isName = intent.kind === 'answer' && countWords(message) <= ROLE_WORDS;
  const role = isName ? readRole(message) : null;
  if (!role) return askStage(state, 'Das habe ich nicht verstanden.');
  return askStage(
    withRole(state, role),
    paragraphs(`Gut, wir üben für **${plain(role)}**.`, INTRODUCTION),
  );
}
