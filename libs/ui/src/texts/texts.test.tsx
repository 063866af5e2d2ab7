import { render, screen } from '@testing-library/react';
import { Copy } from '../copy/copy';
import { ErrorBoundary } from '../error-boundary/error-boundary';
import { Pagination } from '../pagination/pagination';
import { StatusTag } from '../status-tag/status-tag';
import { en } from './en';
import { TextsProvider } from './texts-provider';
import { zhCN } from './zh-cn';
import { zhTW } from './zh-tw';

const pages = { pageNo: 2, pageSize: 10, total: 31, onPage: () => undefined };

test('a component has default texts', () => {
  render(<Pagination {...pages} />);
  expect(screen.getByRole('navigation', { name: '分页' })).toHaveTextContent('第 2 / 4 页，共 31 条');
});

test('a complete table replaces the texts of all components below', () => {
  render(
    <TextsProvider texts={en}>
      <Pagination {...pages} />
      <StatusTag status="review" />
    </TextsProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2 of 4, 31 in all');
  expect(screen.getByText('In review')).toBeVisible();
});

test('one text can be replaced without the others', () => {
  render(
    <TextsProvider texts={{ statusTag: { review: '正在核对' } }}>
      <StatusTag status="review" />
      <StatusTag status="done" />
      <Copy value="A1" />
    </TextsProvider>,
  );
  expect(screen.getByText('正在核对')).toBeVisible();
  expect(screen.getByText('已完成')).toBeVisible();
  expect(screen.getByRole('button', { name: '复制' })).toBeVisible();
});

test('the error boundary shows the given texts', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Breaks = () => {
    throw new Error('broken');
  };
  render(
    <TextsProvider texts={zhTW}>
      <ErrorBoundary>
        <Breaks />
      </ErrorBoundary>
    </TextsProvider>,
  );
  expect(screen.getByRole('button', { name: '重新載入' })).toBeVisible();
  quiet.mockRestore();
});

const words = (table: object): string[] =>
  Object.values(table).flatMap((text: unknown) =>
    typeof text === 'object' && text !== null
      ? words(text)
      : typeof text === 'function'
        ? [String(text(['a'], 1, 2))]
        : [String(text)],
  );

test('each table is in its own language', () => {
  expect(words(en).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  // Characters that are written differently in the simplified script.
  expect(words(zhTW).filter((text) => /[图载页录验账码关闭删这种请]/u.test(text))).toEqual([]);
  expect(words(zhCN).length).toBe(words(zhTW).length);
});
