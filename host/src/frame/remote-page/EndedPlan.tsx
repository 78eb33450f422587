import { paths } from '@silverjobs/contract/paths';
import { dismissNotice, useShell } from '@silverjobs/shell';
import { Inline, LinkButton, Page, Stack, Text } from '@silverjobs/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PurposeLink } from '../declared-pages/declared-pages.tsx';
import { ENDED_PLAN_TITLE } from './ended-plan-title.ts';

/** Why a page is closed that was open a moment ago (silverplus-44). */
export function EndedPlan() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { notices } = useShell();
  useEffect(() => {
    heading.current?.focus();
    // The page says what the notice says, and on phones that would lie above it.
    const same = notices.getState().notices.filter(({ title }) => title === ENDED_PLAN_TITLE);
    for (const { id } of same) dismissNotice(notices, id);
  }, [notices]);
  return (
    <Page>
      <Stack gap={5}>
        <h1 ref={heading} tabIndex={-1} className="sj-heading sj-heading--h1">
          {ENDED_PLAN_TITLE}
        </h1>
        <Text size="lg" reading>
          Diese Seite gehört zu silver+ und ist deshalb jetzt geschlossen. Ihr Konto und Ihr Profil
          bleiben kostenlos bestehen.
        </Text>
        <Text reading>
          Was Sie hier geschrieben haben, bleibt in diesem Fenster erhalten. Es ist wieder da,
          sobald Sie silver+ wieder haben.
        </Text>
        <Inline gap={3} stackOnPhone>
          <LinkButton asChild variant="primary">
            <PurposeLink purpose="explain-plan">silver+ ansehen</PurposeLink>
          </LinkButton>
          <LinkButton asChild>
            <Link to={paths.start}>Zur Startseite</Link>
          </LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}
