import { Heading, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { HeroPicture } from './HeroPicture.tsx';

const STEPS = [
  {
    title: 'Kurs buchen',
    text: 'Wählen Sie einen Kurs und buchen Sie ihn. Steht der Termin noch nicht fest, kommen Sie auf die Warteliste.',
  },
  {
    title: 'Link erhalten',
    text: 'Wir bestätigen Ihre Anmeldung und schicken Ihnen den Link zum Kurs per E-Mail.',
  },
  {
    title: 'Anmelden und teilnehmen',
    text: 'Am Kurstag öffnen Sie den Link, melden sich an und sind live dabei.',
  },
];

/** What the academy is, and the three steps to a course (courses-2). */
export function CoursesHero(): ReactNode {
  return (
    <header className="courses-hero">
      <div className="courses-hero__top">
        <div className="courses-hero__words">
          <Heading level={1} tabIndex={-1}>
            Online-Kurse
          </Heading>
          <Text size="lg" reading>
            Lernen Sie live und in Ruhe von zu Hause aus. Unsere Kurse sind für Menschen ab 60
            gemacht, mit Zeit für alle Fragen. Sie gehören zu Ihrer silver+-Mitgliedschaft und
            kosten nichts extra.
          </Text>
        </div>
        <HeroPicture />
      </div>
      <ol className="courses-steps sj-list">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="courses-step">
            <span className="courses-step__number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <Heading level={2} size="h4">
                {title}
              </Heading>
              <Text>{text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </header>
  );
}
