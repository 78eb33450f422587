import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { SafeHtml } from './SafeHtml.tsx';

interface Fixture {
  id: string;
  title: string;
  payload: string;
}

const fixturesFile = join(process.cwd(), '../shared/data/dompurify_fixtures.json');
const fixtures: Fixture[] = existsSync(fixturesFile)
  ? (JSON.parse(readFileSync(fixturesFile, 'utf8')) as Fixture[])
  : [];

/** Attributes that our own elements and the allowed ones of a description may have. */
const HARMLESS_ATTRIBUTES = new Set([
  'class',
  'href',
  'lang',
  'colspan',
  'rowspan',
  'rel',
  'target',
]);
const HARMLESS_ELEMENTS = new Set(
  (
    'p br hr div span blockquote pre h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup ' +
    'mark code abbr table caption thead tbody tfoot tr th td a'
  ).split(' '),
);

/** What is wrong with what stands in the page; written without a look at the sanitiser. */
function dangers(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    // The sign of a link that opens a new window is ours.
    if (element.closest('svg.lucide')) return [];
    const wrong = [...element.attributes]
      .filter(({ name: attribute }) => !HARMLESS_ATTRIBUTES.has(attribute))
      .map(({ name: attribute }) => `${name}[${attribute}]`);
    if (!HARMLESS_ELEMENTS.has(name)) wrong.push(name);
    const href = element.getAttribute('href');
    if (href !== null && !/^(https?:\/\/|mailto:|tel:)/i.test(href)) wrong.push(`href=${href}`);
    if (
      /^https?:/i.test(href ?? '') &&
      element.getAttribute('rel') !== 'noopener noreferrer nofollow'
    ) {
      wrong.push(`rel of ${href}`);
    }
    if (element.className && !/^sj-/.test(element.className))
      wrong.push(`class ${element.className}`);
    return wrong;
  });
}

test('the fixtures of hostile HTML are there', () => {
  if (fixtures.length === 0) {
    console.warn(`No ${fixturesFile}: the hostile fixtures are not tried on this machine.`);
    return;
  }
  expect(fixtures.length).toBeGreaterThan(200);
});

test('JOB-03 no script, handler, style breakout or foreign frame survives', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const found = fixtures.flatMap(({ id, title, payload }) => {
    const { container } = render(<SafeHtml html={payload} />);
    const wrong = dangers(container.firstElementChild as Element);
    cleanup();
    return wrong.length > 0 ? [`${id} ${title}: ${wrong.join(', ')}`] : [];
  });
  complaints.mockRestore();
  expect(found).toEqual([]);
  expect((globalThis as { xssed?: unknown }).xssed).toBeUndefined();
});

test('JOB-03 the oracle itself sees an unsafe page', () => {
  const unsafe = document.createElement('div');
  unsafe.innerHTML =
    '<img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><p id="root" style="top:0">b</p>';
  expect(dangers(unsafe)).toEqual([
    'img[src]',
    'img[onerror]',
    'img',
    'href=javascript:alert(1)',
    'p[id]',
    'p[style]',
  ]);
});

test('JOB-03 what an employer means by the HTML is kept', () => {
  render(
    <SafeHtml html="<h1>Das bringen Sie mit</h1><p>Gern <b>mit</b> Erfahrung.</p><h3>Zeiten</h3><ul> <li>Montag</li> <li>Freitag</li> </ul><p>&nbsp;</p>" />,
  );
  expect(screen.getByRole('heading', { name: 'Das bringen Sie mit', level: 3 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Zeiten', level: 4 })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Montag',
    'Freitag',
  ]);
  expect(screen.getByText('mit').localName).toBe('b');
});

test('JOB-03 a link leaves in a window of its own, says so and passes nothing on', () => {
  render(<SafeHtml html='<a href="https://example.org/a" onclick="x()" target="_top">Mehr</a>' />);
  const link = screen.getByRole('link', { name: 'Mehr (öffnet in einem neuen Fenster)' });
  expect(link).toHaveAttribute('href', 'https://example.org/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link).not.toHaveAttribute('onclick');
});

test('JOB-03 a link into this application or to a script is text only', () => {
  render(
    <SafeHtml html='<a href="/delete-profile">Weiter</a> <a href="javascript:alert(1)">Hier</a> <a href="mailto:a@example.org">Schreiben</a>' />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Schreiben']);
  expect(screen.getByText('Weiter')).toBeVisible();
});

test('JOB-03 thousands of nested elements do not break the page', () => {
  const { container } = render(
    <SafeHtml html={`${'<div>'.repeat(3_000)}Mitte${'</div>'.repeat(3_000)}`} />,
  );
  expect(container).toHaveTextContent(/^Mitte$/);
});

test('a text without elements keeps its lines', () => {
  const { container } = render(<SafeHtml html={'Erste Zeile\n\nZweite &amp; letzte'} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Erste Zeile',
    'Zweite & letzte',
  ]);
});
