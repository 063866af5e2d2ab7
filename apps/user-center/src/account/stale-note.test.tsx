import { screen } from '@testing-library/react';
import { mt5 } from '../testing/fixtures';
import { renderPage } from '../testing/render-page';
import { StaleNote } from './stale-note';

test('shows the time of the figures while the platform is unavailable', () => {
  renderPage(<StaleNote account={{ ...mt5, stale: true, as_of: '2026-11-24T08:00:00.000Z' }} />, {});
  expect(screen.getByText(/交易平台暂时无法连接/)).toHaveTextContent('持仓与浮动盈亏为 2026-11-24 16:00:00 的数据');
});

test('states that positions are not included if there are no figures yet', () => {
  renderPage(<StaleNote account={{ ...mt5, stale: true }} />, {});
  expect(screen.getByText(/未包含持仓盈亏/)).toBeInTheDocument();
});

test('is empty for current figures', () => {
  renderPage(<StaleNote account={mt5} />, {});
  expect(screen.queryByText(/交易平台/)).not.toBeInTheDocument();
});
