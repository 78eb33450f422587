import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'content', label: 'Kursinhalt', content: <p>Sie üben mit.</p> },
  { id: 'lecturer', label: 'Kursleiter', content: <p>Hanna Lorenz</p> },
  { id: 'questions', label: 'Fragen', content: <p>Fragen Sie uns.</p> },
];
const panel = () => screen.getByRole('tabpanel');
const tab = (name: string) => screen.getByRole('tab', { name });

test('CRS-02 the first tab is open; a click opens another one', async () => {
  render(<Tabs label="Über den Kurs" tabs={tabs} />);
  expect(screen.getByRole('tablist', { name: 'Über den Kurs' })).toBeVisible();
  expect(panel()).toHaveAccessibleName('Kursinhalt');
  expect(tab('Kursinhalt')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('Kursleiter'));
  expect(panel()).toHaveAccessibleName('Kursleiter');
  expect(screen.getByText('Hanna Lorenz')).toBeVisible();
  expect(screen.getByText('Sie üben mit.')).not.toBeVisible();
  expect(tab('Kursinhalt')).toHaveAttribute('aria-selected', 'false');
});

test.each([
  ['{ArrowRight}', 'Kursleiter'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Kursinhalt'],
  ['{ArrowLeft}', 'Fragen'],
  ['{End}', 'Fragen'],
  ['{End}{Home}', 'Kursinhalt'],
  ['x', 'Kursinhalt'],
])('CRS-02 the keys %s lead from the first tab to %s', async (keys, name) => {
  render(<Tabs label="Über den Kurs" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(tab(name)).toHaveFocus();
  expect(panel()).toHaveAccessibleName(name);
});

test('one stop of the tab key for all tabs, the next is the open panel', async () => {
  render(<Tabs label="Über den Kurs" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(panel()).toHaveFocus();
});
