import { base, levelCodes } from '@portal/brand';
import { render, screen } from '@testing-library/react';
import { LevelTag } from './level-tag';

test.each(levelCodes)('%s is told by its name, in its metal', (code) => {
  render(<LevelTag code={code} levels={base.levels} />);
  expect(screen.getByText(base.levels[code].name)).toHaveAttribute('data-level', code);
});
