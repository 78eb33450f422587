import type { Course, UserCourse } from '@silverjobs/contract';
import {
  buildCandidateUser,
  buildCourse,
  buildPlannedCourse,
  buildUserCourse,
  NoAnswer,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { CoursesPage } from './CoursesPage.tsx';

function open(
  courses: Course[] = [buildCourse()],
  own: UserCourse[] = [],
  options: RenderPageOptions = {},
) {
  return renderPage(<CoursesPage />, {
    user: buildCandidateUser({ plan_type: 'paid', isPaidUser: true }),
    route: '/courses',
    ...options,
    handlers: {
      'GET /courses': () => courses,
      'GET /candidate_courses': () => own,
      ...options.handlers,
    },
  });
}

const cards = () => screen.getAllByRole('article');
const card = (title: string) => {
  const found = cards().find((each) => within(each).queryByRole('link', { name: title }));
  if (!found) throw new Error(`no card ${title}`);
  return within(found);
};

test('CRS-01 the page says what the academy is and shows the three steps in order', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Online-Kurse' })).toBeVisible();
  const [steps] = screen.getAllByRole('list');
  expect(
    within(steps as HTMLElement)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Kurs buchen', 'Link erhalten', 'Anmelden und teilnehmen']);
  await screen.findByRole('article');
});

test('CRS-01 courses by their date, then the planned ones; past ones below', async () => {
  open([
    buildPlannedCourse({ id: 1, title: 'Geplant' }),
    buildCourse({ id: 2, title: 'Später', start_date: Date.UTC(2026, 11, 8, 9) }),
    buildCourse({ id: 3, title: 'Vergangen', status: 'past', start_date: Date.UTC(2026, 10, 2) }),
    buildCourse({ id: 4, title: 'Zuerst' }),
  ]);
  await screen.findAllByRole('article');
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Zuerst', 'Später', 'Geplant', 'Vergangen']);
  const past = screen.getByRole('region', { name: 'Schon vorbei' });
  expect(within(past).getByRole('link', { name: 'Vergangen' })).toBeVisible();
  expect(card('Vergangen').getByText('Vorbei')).toBeVisible();
});

test('CRS-01 a card leads to its course and says when and with whom', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Fit im Kopf' });
  expect(link).toHaveAttribute('href', '/courses/7');
  for (const text of [
    'Gedächtnis trainieren',
    'Dienstag, 01.12.2026',
    '10:00 bis 11:30 Uhr',
    'Hanna Lorenz',
  ]) {
    expect(card('Fit im Kopf').getByText(text)).toBeVisible();
  }
});

test('CRS-01 CRS-03 planned and registered courses are marked, others are not', async () => {
  open(
    [
      buildCourse(),
      buildPlannedCourse({ id: 8, title: 'Geplant' }),
      buildCourse({ id: 9, title: 'Frei' }),
    ],
    [buildUserCourse()],
  );
  expect(await screen.findByText('Bereits registriert')).toBeVisible();
  expect(card('Fit im Kopf').getByText('Bereits registriert')).toBeVisible();
  expect(card('Geplant').getByText('In Kürze verfügbar')).toBeVisible();
  expect(card('Geplant').queryByText(/Uhr/)).toBeNull();
  expect(card('Frei').queryByText(/registriert|verfügbar/)).toBeNull();
});

test('CRS-04 pictures come from the image host; a missing one leaves the card whole', async () => {
  const { container } = open();
  await screen.findByRole('article');
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/api/images/courses/memory.svg');
  expect(picture).toHaveAttribute('alt', '');
  fireEvent.error(picture as HTMLElement);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Fit im Kopf' })).toBeVisible();
});

test('without courses it says so', async () => {
  open([]);
  expect(await screen.findByText('Zurzeit sind keine Kurse geplant')).toBeVisible();
});

test('while loading it says so', () => {
  open([], [], { handlers: { 'GET /courses': () => new Promise(() => {}) } });
  expect(screen.getByText('Kurse werden geladen …')).toBeInTheDocument();
});

describe('failing calls', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test('courses that cannot be loaded can be loaded again', async () => {
    let broken = true;
    const { person } = open([], [], {
      handlers: {
        'GET /courses': () => {
          if (broken) throw new NoAnswer();
          return [buildCourse()];
        },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Die Kurse konnten nicht geladen werden');
    broken = false;
    await person.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Fit im Kopf' })).toBeVisible();
  });

  test('without the own registrations the courses show all the same', async () => {
    open([buildCourse()], [], {
      handlers: {
        'GET /candidate_courses': () => {
          throw new NoAnswer();
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Fit im Kopf' })).toBeVisible();
  });
});
