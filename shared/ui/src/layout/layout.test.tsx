import { render, screen } from '@testing-library/react';
import { Card } from './Card.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { TwoColumn } from './TwoColumn.tsx';

test('key facts without a value are left out, a zero is one', () => {
  render(
    <DefinitionList
      items={[
        { term: 'Stellentyp', value: 'Teilzeit' },
        { term: 'Homeoffice', value: '' },
        { term: 'Wohnung', value: null },
        { term: 'Entfernung', value: 0 },
      ]}
    />,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Stellentyp', 'Entfernung']);
});

test('a card is the element it is asked to be, with a heading of its level', () => {
  render(
    <Card as="article" title="Arbeitgeber" titleLevel={3}>
      Inhalt
    </Card>,
  );
  expect(screen.getByRole('article')).toHaveTextContent('Inhalt');
  expect(screen.getByRole('heading', { level: 3, name: 'Arbeitgeber' })).toBeInTheDocument();
});

test.each([
  [false, 'HauptNeben'],
  [true, 'NebenHaupt'],
])('two columns read in the order that is asked for (aside first: %s)', (asideFirst, text) => {
  const { container } = render(
    <TwoColumn aside={<p>Neben</p>} asideFirst={asideFirst}>
      <p>Haupt</p>
    </TwoColumn>,
  );
  expect(container).toHaveTextContent(text);
});
