import { Row } from '../layout/layout';
import { BanknoteIcon, BellIcon, CameraIcon, CreditCardIcon, FileTextIcon, UsersIcon } from './drawings';
import { Icon } from './icon';

const drawings = { BanknoteIcon, BellIcon, CameraIcon, CreditCardIcon, FileTextIcon, UsersIcon };

export const Family = () => (
  <Row>
    {Object.entries(drawings).map(([name, drawing]) => (
      <Icon key={name} of={drawing} />
    ))}
  </Row>
);
