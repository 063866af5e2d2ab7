import { Row } from '../layout/layout';
import { PriceColourSwitch } from './price-colour-switch';
import { ThemeSwitch } from './theme-switch';

export const Switches = () => (
  <Row>
    <PriceColourSwitch />
    <ThemeSwitch />
  </Row>
);
