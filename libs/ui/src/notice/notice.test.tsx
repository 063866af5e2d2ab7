import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Notice } from './notice';

test('is announced only if it is live', async () => {
  const { rerender } = render(
    <Notice tone="warn" title="系统维护" action={<a href="#x">了解详情</a>}>
      出金暂停处理
    </Notice>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <Notice tone="danger" live>
      余额不足
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('余额不足');
  expect(await breaches()).toEqual([]);
});
