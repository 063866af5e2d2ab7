import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { HoursPage } from './hours.page';

const symbol = (name: string, zone: number, session: string) => ({ symbol: name, name, zone, session });
const now = (name: string, session: string, changesAt: string | null) => ({ symbol: name, name, session, changesAt });

test('counts down to the next opening and closing of each row, and to nothing that never closes', async () => {
  const soon = new Date(Date.now() + 3 * 3_600_000).toISOString();
  renderPage(HoursPage, {
    at: '/hours',
    replies: {
      '/v2/common/getSymbolList': () => ({
        data: [symbol('甲', 1, '周一至周五'), symbol('乙', 4, '每日'), symbol('丙', 6, '7×24 小时')],
      }),
      '/api/v1/sessions': () => ({
        data: [now('甲', 'open', soon), now('乙', 'closed', soon), now('丙', 'open', null)],
      }),
    },
  });
  await waitFor(() => expect(screen.getByText(/后休市/)).toHaveTextContent(/^0[23]:\d\d:\d\d 后休市$/));
  expect(screen.getByText(/后开市/)).toBeInTheDocument();
  expect(screen.getAllByText('交易中')).toHaveLength(2);
});
