import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from '../definition-list/definition-list';
import { Drawer } from './drawer';

const meta = { component: Drawer, parameters: { docs: { story: { inline: false, height: '320px' } } } } satisfies Meta<
  typeof Drawer
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Details: Story = {
  args: {
    open: true,
    title: '入金详情',
    onClose: () => undefined,
    children: (
      <DefinitionList
        items={[
          { id: 'pno', term: '单号', value: 'D1234567' },
          { id: 'amount', term: '金额', value: '600.00 USD' },
        ]}
      />
    ),
  },
};
