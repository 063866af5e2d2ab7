import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money';
import { DefinitionList } from './definition-list';

const meta = { component: DefinitionList } satisfies Meta<typeof DefinitionList>;

export default meta;

type Story = StoryObj<typeof meta>;

const items = [
  { id: 'equity', term: '净值', value: <Money value="1250.00" currency="USD" /> },
  { id: 'free', term: '可用保证金', value: <Money value="980.10" currency="USD" />, note: '净值 − 已用保证金' },
  { id: 'leverage', term: '杠杆', value: '1:200' },
];

export const Lines: Story = { args: { items } };

export const Figures: Story = { args: { layout: 'figures', items } };
