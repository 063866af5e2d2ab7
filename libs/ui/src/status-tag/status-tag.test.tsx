import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { StatusTag, Tag } from './status-tag';

test('shows a state with its default text or with the given text', async () => {
  render(
    <>
      <StatusTag status="review" />
      <StatusTag status="approved">已开立</StatusTag>
      <Tag tone="warn">模拟环境</Tag>
    </>,
  );
  expect(screen.getByText('审核中')).toHaveAttribute('data-tone', 'warn');
  expect(screen.getByText('已开立')).toHaveAttribute('data-tone', 'ok');
  expect(screen.getByText('模拟环境')).toBeVisible();
  expect(await breaches()).toEqual([]);
});
