import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Confirm } from './confirm';
import { Dialog } from './dialog';
import { SwitchCustomer } from './switch-customer';

const meta = {
  component: Dialog,
  subcomponents: { Confirm, SwitchCustomer },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

export const Plain: Story = {
  args: {
    open: true,
    title: '添加地址',
    onClose: nothing,
    actions: <Button tone="primary">保存</Button>,
    children: '新地址在冷却期之后可用。',
  },
};

export const Asking: StoryObj = {
  render: () => (
    <Confirm open title="取消出金" confirmLabel="取消出金" tone="danger" onConfirm={nothing} onClose={nothing}>
      取消后，冻结的 200.00 USD 立即退回主账户。
    </Confirm>
  ),
};

export const AskingWhoSignsIn: StoryObj = {
  render: () => <SwitchCustomer currentPhone="138****0001" otherPhone="139****0007" onAnswer={nothing} />,
};
