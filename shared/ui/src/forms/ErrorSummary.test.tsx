import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const problems = [{ fieldId: 'mail', message: 'Bitte geben Sie Ihre E-Mail-Adresse ein!' }];

test('the summary takes the focus and its links lead into the fields', async () => {
  render(
    <>
      <ErrorSummary problems={problems} />
      <Field label="E-Mail-Adresse" id="mail">
        <TextInput />
      </Field>
    </>,
  );
  expect(screen.getByRole('group', { name: 'Bitte prüfen Sie Ihre Angaben' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: problems[0]?.message ?? '' }));
  expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveFocus();
});

test('without problems there is no summary', () => {
  render(<ErrorSummary problems={[]} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
