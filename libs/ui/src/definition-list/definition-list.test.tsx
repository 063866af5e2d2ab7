import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { DefinitionList } from './definition-list';

test.each(['lines', 'figures'] as const)('pairs every name with its value and note (%s)', async (layout) => {
  render(
    <DefinitionList
      layout={layout}
      items={[
        { id: 'a', term: '净值', value: '1,250.00', note: '含浮动盈亏' },
        { id: 'b', term: '杠杆', value: '1:200' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['净值', '杠杆']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('1,250.00含浮动盈亏');
  expect(await breaches()).toEqual([]);
});
