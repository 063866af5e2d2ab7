import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { PriceColourSwitch } from './price-colour-switch';
import { ThemeSwitch } from './theme-switch';

const meta = { component: ThemeSwitch, subcomponents: { PriceColourSwitch } } satisfies Meta<typeof ThemeSwitch>;

export default meta;

export const Switches: StoryObj = {
  render: () => (
    <Row>
      <PriceColourSwitch />
      <ThemeSwitch />
    </Row>
  ),
};
