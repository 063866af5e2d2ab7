import { brands } from '@portal/brand';
import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Logo } from './logo';

test.each(Object.values(brands))(
  'draws the logo of $id in the colours of the theme, with its name as label',
  async (brand) => {
    const { container } = render(<Logo brand={brand} height={20} />);
    const sign = screen.getByRole('img', { name: brand.name });
    expect(sign).toHaveAttribute('height', '20');
    expect(container.querySelectorAll('path')).toHaveLength(brand.logo.full.paths.length);
    expect(container.innerHTML).toContain('var(--');
    expect(await breaches()).toEqual([]);
  },
);
