import { Countdown, type CountdownProps } from '@portal/ui';

/** Says when a new address is usable. */
export const Cooling = (props: CountdownProps) => (
  <>
    新地址冷却中，
    <Countdown {...props} /> 后可用
  </>
);
