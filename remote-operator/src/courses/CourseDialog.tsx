import { useApi } from '@silverjobs/api';
import { courseMutation } from '@silverjobs/api/operator-office';
import type { OperatorCourse } from '@silverjobs/contract';
import { courseForm } from '@silverjobs/contract/forms/operator';
import { useShell } from '@silverjobs/shell';
import { Field, NativeSelect, TextArea, TextInput } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { courseBody, pictureOptions, valuesOf } from './course-values.ts';

export interface CourseDialogProps {
  /** Null: a new one. */
  course: OperatorCourse | null;
  onClose: () => void;
}

/** Adds or changes a course (operators-20). Render it while it is open. */
export function CourseDialog({ course, onClose }: CourseDialogProps): ReactNode {
  const { notify } = useShell();
  const isNew = course === null;
  const form = useForm({
    initial: valuesOf(course),
    rules: courseForm,
    work: 'Der Kurs',
    mutation: courseMutation(useApi(), useQueryClient()),
    toBody: (values) => ({ id: course?.id ?? null, body: courseBody(values) }),
    params: { starts: 'date', duration_minutes: 'duration' },
    onSent: () => {
      notify({ tone: 'success', title: isNew ? 'Der Kurs ist angelegt' : 'Der Kurs ist geändert' });
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={isNew ? 'Kurs anlegen' : 'Kurs ändern'}
      subtitle={course?.title}
      submitLabel="Speichern"
      submittingLabel="Wird gespeichert …"
      onCloseRequest={onClose}
    >
      <Field {...form.field('title')} label="Titel" required>
        <TextInput {...form.text('title')} />
      </Field>
      <Field {...form.field('subtitle')} label="Ein Satz dazu">
        <TextInput {...form.text('subtitle')} />
      </Field>
      <Field {...form.field('picture')} label="Bild">
        <NativeSelect {...form.text('picture')} options={pictureOptions} placeholder="Ohne Bild" />
      </Field>
      <Field
        {...form.field('date')}
        label="Datum"
        hint="Ohne Datum ist der Kurs geplant, und alle warten. Wer einen Platz hat, erfährt einen neuen Termin per E-Mail."
      >
        <TextInput {...form.text('date')} type="date" />
      </Field>
      <Field {...form.field('time')} label="Uhrzeit" hint="Zum Beispiel 10:00">
        <TextInput {...form.text('time')} />
      </Field>
      <Field {...form.field('duration')} label="Dauer in Minuten" required>
        <TextInput {...form.text('duration')} inputMode="numeric" />
      </Field>
      <Field {...form.field('capacity')} label="Plätze" hint="Nichts: so viele wie möchten.">
        <TextInput {...form.text('capacity')} inputMode="numeric" />
      </Field>
      <Field {...form.field('lecturer')} label="Wer unterrichtet">
        <TextInput {...form.text('lecturer')} />
      </Field>
      <Field {...form.field('bio')} label="Wer das ist">
        <TextArea {...form.text('bio')} rows={3} />
      </Field>
      <Field {...form.field('join_url')} label="Link zum Kursraum">
        <TextInput {...form.text('join_url')} type="url" />
      </Field>
      <Field
        {...form.field('details')}
        label="Beschreibung"
        hint="Eine leere Zeile trennt Absätze. „- “ beginnt einen Punkt, „## “ eine Überschrift, **zwei Sterne** machen fett."
      >
        <TextArea {...form.text('details')} rows={10} />
      </Field>
      <FormFailure form={form} title="Der Kurs wurde nicht gespeichert" />
    </DialogForm>
  );
}
