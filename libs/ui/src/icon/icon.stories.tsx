import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/layout';
import { BanknoteIcon, BellIcon, CameraIcon, CreditCardIcon, FileTextIcon, UsersIcon } from './drawings';
import { Icon } from './icon';

const meta = { component: Icon } satisfies Meta<typeof Icon>;

export default meta;

const drawings = { BanknoteIcon, BellIcon, CameraIcon, CreditCardIcon, FileTextIcon, UsersIcon };

export const Family: StoryObj = {
  render: () => (
    <Row>
      {Object.entries(drawings).map(([name, drawing]) => (
        <Icon key={name} of={drawing} />
      ))}
    </Row>
  ),
};
