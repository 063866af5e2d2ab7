import type { Meta, StoryObj } from '@storybook/react-vite';
import { Html } from './html';

const meta = { component: Html } satisfies Meta<typeof Html>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    html: '<h2>入金说明</h2><p>请在 30 分钟内完成支付。</p><ul><li>银行卡</li><li>快捷支付</li></ul><table><tr><th>方式</th><th>到账</th></tr><tr><td>快捷</td><td>即时</td></tr></table>',
  },
};
