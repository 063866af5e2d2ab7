import { base, levelCodes } from '@portal/brand';
import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { LevelTag } from './level-tag';

test.each(levelCodes)('shows %s with its name, in the colour of its level', (code) => {
  render(<LevelTag code={code} levels={base.levels} />);
  expect(screen.getByText(base.levels[code].name)).toHaveAttribute('data-level', code);
});

test('has no accessibility violations', async () => {
  render(<LevelTag code="STD" levels={base.levels} />);
  expect(await breaches()).toEqual([]);
});
