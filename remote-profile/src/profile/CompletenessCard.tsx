import { useLazyComponent } from '@silverjobs/shell';
import { Button, Card, Heading, Inline, icon, LinkButton, Stack, Text } from '@silverjobs/ui';
import { ArrowRight, Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProfileSection } from './profile-sections.ts';

const importPreview = async () => (await import('./ShortProfileDialog.tsx')).ShortProfileDialog;

/** How far the profile is, the next step, and what employers see of it. */
export function CompletenessCard({ sections }: { sections: readonly ProfileSection[] }) {
  const { Component: Preview, load, loading } = useLazyComponent(importPreview);
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const done = sections.filter(({ complete }) => complete).length;
  const next = sections.find(({ complete }) => !complete);
  return (
    <Card tint as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={3}>
          <Heading level={2} size="h3" id={titleId}>
            {next
              ? `${done} von ${sections.length} Bereichen ${done === 1 ? 'ist' : 'sind'} ausgefüllt`
              : 'Ihr Profil ist vollständig'}
          </Heading>
          <div className="profile-progress" aria-hidden="true">
            {sections.map(({ key }, index) => (
              <span key={key} className={index < done ? 'profile-progress__done' : undefined} />
            ))}
          </div>
          <Text reading>
            {next
              ? 'Mit jeder Angabe finden wir passendere Stellen, und Arbeitgeber können Sie besser einschätzen. Alles ist freiwillig.'
              : 'Arbeitgeber sehen daraus ein anonymes Kurzprofil. Sie können alles jederzeit ändern.'}
          </Text>
        </Stack>
        <Inline gap={3} stackOnPhone className="sj-no-print">
          {next && (
            <LinkButton asChild variant="primary">
              <Link to={next.path}>
                <ArrowRight {...icon()} />
                {`Weiter mit: ${next.title}`}
              </Link>
            </LinkButton>
          )}
          <Button
            icon={<Eye {...icon()} />}
            loading={loading}
            onClick={() => {
              setOpen(true);
              void load();
            }}
          >
            So sehen Arbeitgeber Ihr Kurzprofil
          </Button>
        </Inline>
      </Stack>
      {open && Preview && <Preview onClose={() => setOpen(false)} />}
    </Card>
  );
}
