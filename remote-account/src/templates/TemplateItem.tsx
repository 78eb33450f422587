import type { Template } from '@silverjobs/contract';
import { Badge, Card, Heading, IconTextButton, Inline, icon, Stack, Text } from '@silverjobs/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { isShared } from './template-form.ts';

interface TemplateItemProps {
  template: Template;
  onEdit: () => void;
  onDelete: () => void;
}

/** One template; shared ones can only be read. */
export function TemplateItem({ template, onEdit, onDelete }: TemplateItemProps) {
  const { name, message } = template;
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline gap={3} align="center">
          <Heading level={2} size="h4">
            {name}
          </Heading>
          {isShared(template) && <Badge>Für alle</Badge>}
        </Inline>
        <Text preserveLines reading>
          {message}
        </Text>
        {!isShared(template) && (
          <Inline gap={3}>
            <IconTextButton
              icon={<Pencil {...icon()} />}
              aria-label={`Bearbeiten: ${name}`}
              onClick={onEdit}
            >
              Bearbeiten
            </IconTextButton>
            <IconTextButton
              icon={<Trash2 {...icon()} />}
              aria-label={`Löschen: ${name}`}
              onClick={onDelete}
            >
              Löschen
            </IconTextButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
