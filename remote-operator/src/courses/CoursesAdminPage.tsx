import { useApi } from '@silverjobs/api';
import { cancelCourse, operatorCoursesQuery } from '@silverjobs/api/operator-office';
import type { OperatorCourse } from '@silverjobs/contract';
import { formatDay, formatTime } from '@silverjobs/contract/formats';
import { useLazyComponent } from '@silverjobs/shell';
import { Badge, Button, Card, Heading, Inline, icon, Text, VisuallyHidden } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { useReasonDialog } from '../reason/useReasonDialog.tsx';

const importDialog = async () => (await import('./CourseDialog.tsx')).CourseDialog;

/** /operator/courses: adds, changes and cancels courses (operators-20). */
export function CoursesAdminPage(): ReactNode {
  const api = useApi();
  const list = useInfiniteQuery(operatorCoursesQuery(api));
  const { Component: Dialog, load } = useLazyComponent(importDialog);
  const { ask, dialog } = useReasonDialog();
  const [edited, setEdited] = useState<{ course: OperatorCourse | null } | null>(null);

  function edit(course: OperatorCourse | null) {
    setEdited({ course });
    void load();
  }

  function cancel({ id, title }: OperatorCourse) {
    ask({
      title: `Kurs absagen: ${title}`,
      text: 'Alle, die angemeldet sind oder warten, bekommen eine E-Mail mit diesem Grund.',
      submitLabel: 'Kurs absagen',
      done: 'Der Kurs ist abgesagt',
      send: (reason) => cancelCourse(api, id, reason),
    });
  }

  return (
    <OperatorPage title="Kurse und Termine">
      <div>
        <Button variant="primary" onClick={() => edit(null)}>
          Kurs anlegen
        </Button>
      </div>
      <OperatorList
        list={list}
        loading="Kurse werden geladen …"
        failed="Die Kurse konnten nicht geladen werden"
        empty={{
          icon: <GraduationCap {...icon('xl')} />,
          title: 'Keine Kurse',
          text: 'Legen Sie den ersten an.',
        }}
        keyOf={({ id }) => id}
      >
        {(course) => <CourseRow course={course} onEdit={edit} onCancel={cancel} />}
      </OperatorList>
      {edited && Dialog && <Dialog course={edited.course} onClose={() => setEdited(null)} />}
      {dialog}
    </OperatorPage>
  );
}

interface CourseRowProps {
  course: OperatorCourse;
  onEdit: (course: OperatorCourse) => void;
  onCancel: (course: OperatorCourse) => void;
}

function dateText({ start_date: start }: OperatorCourse): string {
  return start === null ? 'noch ohne Termin' : `${formatDay(start)}, ${formatTime(start)} Uhr`;
}

function CourseRow({ course, onEdit, onCancel }: CourseRowProps) {
  const { title, registered, waiting, capacity, canceled, past } = course;
  const about = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <Card as="article" slim className="operator-row" aria-label={title}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <Text tone="quiet">{dateText(course)}</Text>
        <Text>
          {registered} angemeldet{capacity !== null && ` von ${capacity}`}, {waiting} warten
        </Text>
        {canceled && <Badge tone="error">Abgesagt</Badge>}
        {past && !canceled && <Badge>Vorbei</Badge>}
      </div>
      {!canceled && !past && (
        <Inline gap={3}>
          <Button onClick={() => onEdit(course)}>Ändern{about}</Button>
          <Button onClick={() => onCancel(course)}>Absagen{about}</Button>
        </Inline>
      )}
    </Card>
  );
}
